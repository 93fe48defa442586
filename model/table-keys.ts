/** A key for every flap: the digits, then 0, minus and equals, which follow them on a keyboard. */
export const FLAP_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='] as const
