/** Whether keys can be pressed at this table: where there is a mouse there is a keyboard. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches
