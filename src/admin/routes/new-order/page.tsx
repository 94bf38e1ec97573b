import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Text } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { HoldList } from "#shop/checkout/admin/new-order/hold-list"
import { NewOrderForm } from "#shop/checkout/admin/new-order/new-order-form"
import type { StaffHolds } from "#shop/checkout/wire/staff-order"
import { useStaffQuery } from "../../lib/use-staff-query"

/** Orders for who is on the phone; `?customer=`, `?product=`, `?day=` and `?hold=` are where somebody came from. */
const NewOrderPage = () => {
  const [address] = useSearchParams()
  const { data } = useStaffQuery<StaffHolds>("/admin/new-order/holds")
  const of = (name: string) => address.get(name) ?? ""
  const held = data?.holds.find(({ id }) => id === of("hold"))
  if (of("hold") !== "" && !data) return <Text className="p-6">Wird geladen …</Text>
  return (
    <div className="flex flex-col gap-y-3">
      <NewOrderForm
        key={address.toString()}
        customerId={of("customer")}
        wished={{ product: of("product"), day: of("day") }}
        held={held}
      />
      {data && data.holds.length > 0 && <HoldList holds={data.holds} />}
    </div>
  )
}

export const config = defineRouteConfig({ label: "Neue Bestellung", nested: "/orders" })

export default NewOrderPage
