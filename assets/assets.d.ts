// What Metro makes of an imported picture or sound. A number on phones, an object on the web:
// hand it on, never look inside.
declare module '*.png' {
  const source: import('react-native').ImageRequireSource
  export default source
}

declare module '*.wav' {
  const source: number
  export default source
}
