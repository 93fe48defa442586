/** Does nothing: phones keep saves until the app is removed. */
export function askToPersist(): void {}
