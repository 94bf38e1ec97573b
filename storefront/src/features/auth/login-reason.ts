import { paths } from "../../lib/paths"

/** Why somebody stands in front of the login. */
export type LoginReason = "ended" | "quote" | "checkout" | "page"

interface Visit {
  message: string | null
  /** Where the visit goes on, as the address says it. */
  to: string | null
  hasEnded: boolean
}

/** Null for who came by himself. */
export function loginReason({ message, to, hasEnded }: Visit): LoginReason | null {
  if (hasEnded) return "ended"
  if (message === "quote") return "quote"
  if (!to || to === paths.cart) return null
  return to === paths.checkout ? "checkout" : "page"
}
