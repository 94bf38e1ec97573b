/**
 * How many of each a product's page has room for.
 * @see specification of the shop, business constants: 6 pictures, 3 videos, 4 of the others
 */
export const PRODUCT_LIMITS = { pictures: 6, videos: 3, accordions: 4, documents: 4, sampleData: 4 } as const

/** Links and choices are limited by what a page can show in a readable way, not by the specification. */
export const MOST_LINKED = 40
export const MOST_CHOICES = 21

/** Rates of a rental, and the chargeable days of each; the database allows no more. */
export const MOST_RATES = 6
export const MOST_RATE_DAYS = 400
