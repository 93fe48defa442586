/** Does nothing: a phone keeps what an app has saved until the app is removed. */
export function askToPersist(): void {}
