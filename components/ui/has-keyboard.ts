/** Whether the player can use a keyboard; not supported on phones. */
export const useHasKeyboard = (): boolean => false
