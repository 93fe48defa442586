/** What a page is called in a browser: its name, and that of the app. */
export const pageName = (name: string, appName: string): string =>
  name === appName ? name : `${name} – ${appName}`
