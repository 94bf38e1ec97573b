import { useOptionalPart } from "@/lib/page/optional-part"
import type { Order } from "../order"

/** Loaded for an order that is billed by the month; the page is whole without it. */
export const MonthlyBillingPart = ({ billing }: { billing: Order["monthly"] }) => {
  const Part = useOptionalPart(billing !== null, () => import("../monthly-billing/monthly-billing"))
  return Part && billing && <Part billing={billing} />
}
