/** Android has a language for each app, too, but React Native has no way to set it: TalkBack keeps the phone's voice. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- that of iOS takes it
export function setAppLanguage(_language: string | undefined): void {}
