import { codedRefusal } from "#kernel/wire/errors"

/** 409: the cart has lines of a quote, whose prices would hold for ever. */
export const quotedBefore = codedRefusal("already_quoted")

/** 409: the quote was ordered. */
export const quoteOrdered = codedRefusal("quote_ordered")

/** 409 of a quote that can't be put into a cart (any more). */
export const redeemConflict = codedRefusal("quote_ordered", "quote_expired", "quote_asked_for", "not_available")
