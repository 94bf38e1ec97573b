import { useDeferredValue, useMemo } from "react"
import type { RentalPrice } from "#shop/rental/rules/rental-price"

/** What services are priced by, once the click that chose it is answered: unfolding them is the slow part of it. */
export function useSettledPrice(price: RentalPrice | null) {
  const { chargeableDays = null, rent = 0 } = price ?? {}
  return useDeferredValue(
    useMemo(() => (chargeableDays === null ? null : { chargeableDays, rent }), [chargeableDays, rent]),
  )
}
