/** Whether the table turns round for a seat: every second one is taken to sit opposite. */
export const isOpposite = (seat: number): boolean => seat % 2 === 1
