/** Android has a language per app too, but React Native cannot set it: TalkBack keeps the phone's voice. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- that of iOS takes it
export function setAppLanguage(_language: string | undefined): void {}
