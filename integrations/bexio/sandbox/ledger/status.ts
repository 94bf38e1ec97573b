export const OFFER = { draft: 1, pending: 2, confirmed: 3, declined: 4 } as const
export const ORDER = { pending: 5, done: 6, partial: 15, cancelled: 21 } as const
/** `unpaid` is never stored: it is what the clock makes of `pending`. */
export const INVOICE = { draft: 7, pending: 8, paid: 9, partial: 16, cancelled: 19, unpaid: 31 } as const
