// What Metro makes of an imported picture. A number on phones, an object on the web:
// hand it on, never look inside.
declare module '*.png' {
  const source: import('react-native').ImageRequireSource
  export default source
}
