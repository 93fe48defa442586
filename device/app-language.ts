/** Only iOS can be told. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- that of iOS takes it
export function setAppLanguage(_language: string | undefined): void {}
