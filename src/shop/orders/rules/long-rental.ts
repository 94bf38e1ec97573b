/** From so many chargeable days on a rental is long. In a file of its own, since the rental page's first view asks no more. */
export const LONG_RENTAL_DAYS = 30
