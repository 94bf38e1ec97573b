import { LONG_RENTAL_DAYS } from "#shop/orders/rules/long-rental"
import { useOptionalPart } from "@/lib/page/optional-part"
import { useIsSignedIn } from "@/lib/session/session"
import type { RentOrBuyProps } from "../rent-or-buy/rent-or-buy"

/** Loaded for a long rental, and for who is signed in and may have rented for long; the page is whole without it. */
export const RentOrBuyPart = (props: RentOrBuyProps) => {
  const isWanted = useIsSignedIn() || props.days >= LONG_RENTAL_DAYS
  const Part = useOptionalPart(isWanted, () => import("../rent-or-buy/rent-or-buy"))
  return Part && <Part {...props} />
}
