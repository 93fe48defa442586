/** Whether keys can be pressed at this table: a phone is touched. */
export const useHasKeyboard = (): boolean => false
