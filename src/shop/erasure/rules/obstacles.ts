/** What isn't done between shop and customer; while it isn't, he can't be erased. In the order in which staff settle it. */
export const OBSTACLES = [
  /** A rental is to come, or a device is out. */
  "rental_open",
  /** Something of a set is neither found nor replaced: what is found is paid back. */
  "parts_missing",
  "goods_to_send",
  /** By the month, and not all of it is billed. */
  "billing_to_come",
  /** A device is back, its deposit isn't given back. */
  "deposit_held",
  /** The ERP hasn't all of it, or a credit is to be released. */
  "not_in_books",
  "invoice_open",
] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** Which of it is so. */
export type Standing = Record<Obstacle, boolean>

/** Why a customer can't be erased now; none if he can. */
export const obstaclesOf = (standing: Standing): Obstacle[] => OBSTACLES.filter((obstacle) => standing[obstacle])
