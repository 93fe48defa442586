/** Lets everything else happen that is waiting. An idle callback would wait as long as something moves. */
export const breather = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
