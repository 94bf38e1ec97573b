/** What people call an order by Medusa's number. @param displayId what that number is in the statement */
export const numberOf = (displayId: string) => `'W-' || ${displayId}::text`

/**
 * What people call an order: 'W-1042', Medusa's '#1042'. Null where there is none.
 * @param order alias of the order's table
 * @see docs/decisions/146-an-order-by-any-name.md
 */
export const shopNumber = (order: string) => `coalesce(${order}.custom_display_id, ${numberOf(`${order}.display_id`)})`

/**
 * What people call a quote: 'O-1001' is the first.
 * @param quote alias of the quote's table
 */
export const quoteNumber = (quote: string) => `'O-' || (${quote}.serial + 1000)`
