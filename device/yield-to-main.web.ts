/** Yields to all other waiting work. An idle callback would be delayed as long as something moves. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
