import { storedText } from "../../lib/session/browser-storage"
import { cartTokenOf } from "../../lib/session/session"

export interface StaffLink {
  token: string
  /** Token of the customer's cart; null where the link names none that could be one. */
  cart: string | null
}

/** The address loses its secrets at once; this tab keeps them for a reload, until the link is used. */
const kept = storedText("staff_link", "sessionStorage")

export const staffLink = {
  /** The link of the address, else the one that this tab still keeps. */
  read(query: URLSearchParams): StaffLink | null {
    const params = query.has("token") ? query : new URLSearchParams(kept.get() ?? "")
    const token = params.get("token")
    return token ? { token, cart: cartTokenOf(params.get("cartId")) } : null
  },

  keep({ token, cart }: StaffLink) {
    kept.set(new URLSearchParams({ token, ...(cart && { cartId: cart }) }).toString())
  },

  forget() {
    kept.set(null)
  },
}
