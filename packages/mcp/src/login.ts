import type { Shop } from "../../client/src/index.js"
import type { Consents } from "./consent.js"

/** Who orders, and how he is asked. */
export interface Customer {
  shop: Shop
  origin: string
  hasLogin: boolean
  consents: Consents
}

/** @throws Error that says how to log in */
export function needsLogin({ hasLogin }: Customer) {
  if (!hasLogin)
    throw new Error(
      "Nothing was done: it needs a customer's login, which this program was started without (SHOP_TOKEN).",
    )
}
