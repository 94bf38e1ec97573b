/** What a list of products shows: `none_left` can't be had, since no piece is in stock or no device in service. */
export const PRODUCT_FILTERS = ["all", "hidden", "inactive", "none_left"] as const
export type ProductFilter = (typeof PRODUCT_FILTERS)[number]
