/** Where a piece with a serial number is when nobody has it. */
export const ITEM_STATES = ["ok", "repair", "missing", "retired"] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** Most pieces of one part that go along with one rental. */
export const MOST_PIECES = 99
