import { defineRouteConfig } from "@medusajs/admin-sdk"
import { useSearchParams } from "react-router-dom"
import { HeldOrder } from "#shop/checkout/admin/new-order/held-order"
import { HoldList } from "#shop/checkout/admin/new-order/hold-list"
import { NewOrderForm } from "#shop/checkout/admin/new-order/new-order-form"
import { ReplacingOrder } from "#shop/checkout/admin/new-order/replacing-order"
import type { StaffHolds } from "#shop/checkout/wire/staff-order"
import { useStaffQuery } from "../../lib/use-staff-query"

/** Orders for who is on the phone; `?customer=`, `?product=`, `?day=`, `?hold=` and `?replaces=` are where somebody came from. */
const NewOrderPage = () => {
  const [address] = useSearchParams()
  const { data } = useStaffQuery<StaffHolds>("/admin/new-order/holds")
  const of = (name: string) => address.get(name) ?? ""
  const begun = () => {
    if (of("hold") !== "") return <HeldOrder key={of("hold")} id={of("hold")} />
    if (of("replaces") !== "") return <ReplacingOrder key={of("replaces")} id={of("replaces")} />
    const wished = { product: of("product"), day: of("day") }
    return <NewOrderForm key={address.toString()} customerId={of("customer")} wished={wished} />
  }
  return (
    <div className="flex flex-col gap-y-3">
      {begun()}
      {data && data.holds.length > 0 && <HoldList holds={data.holds} />}
    </div>
  )
}

export const config = defineRouteConfig({ label: "Neue Bestellung", nested: "/orders" })

export default NewOrderPage
