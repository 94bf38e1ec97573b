import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { chfWithRappen } from "#kernel/format-chf"
import { RentalActions } from "#shop/fleet/admin/hand-over/rental-actions"
import { ProtocolLinks } from "#shop/fleet/admin/protocol/protocol-links"
import { TogetherLinks } from "#shop/fleet/admin/together/together-links"
import { changeText } from "#shop/orders/admin/rental-changes/change-text"
import { WaiveDrawer } from "#shop/orders/admin/rental-changes/waive-drawer"
import type { StaffOrderRentals, StaffRentalChange, StaffRentalLine } from "#shop/orders/wire/staff-rental-lines"
import { ReservationBadge } from "#shop/rental/admin/reservation-badge"
import { periodText } from "../lib/days"
import { useMay } from "../lib/use-own-role"
import { useStaffQuery } from "../lib/use-staff-query"
import { Section } from "../ui/section"

/** What of an order is rented: period, delivery, service, the reserved unit, where it is and what can be done. */
const OrderRentalLines = ({ data: order }: DetailWidgetProps<AdminOrder>) => {
  const { data, ...state } = useStaffQuery<StaffOrderRentals>(`/admin/rental/orders/${order.id}`)
  const [waiving, setWaiving] = useState<StaffRentalChange | null>(null)
  if (data?.lines.length === 0) return null
  return (
    <Section title="Vermietung" id="rental-lines" state={state}>
      <TogetherLinks lines={data?.lines ?? []} />
      <ul className="divide-y">
        {data?.lines.map((line) => (
          <RentalLine key={line.id} line={line} onWaive={setWaiving} />
        ))}
      </ul>
      {waiving && <WaiveDrawer change={waiving} onClose={() => setWaiving(null)} />}
    </Section>
  )
}

interface RentalLineProps {
  line: StaffRentalLine
  onWaive(change: StaffRentalChange): void
}

const RentalLine = ({ line, onWaive }: RentalLineProps) => (
  <li className="flex flex-col gap-y-3 px-6 py-4">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Link to={`/products/${line.product_id}`} className="txt-small-plus text-ui-fg-interactive-hover">
        {line.product}
      </Link>
      {line.state && <ReservationBadge state={line.state} />}
    </div>
    <div className="grid gap-3 md:grid-cols-3">
      <div>
        <Text size="small">
          {periodText(line.starts_on, line.ends_on)}, {line.chargeable_days}{" "}
          {line.chargeable_days === 1 ? "Tag" : "Tage"}
        </Text>
        {line.state !== "cancelled" && (
          <Text size="xsmall" className="text-ui-fg-subtle">
            belegt {periodText(line.occupied_from, line.occupied_to)}
          </Text>
        )}
      </div>
      <div>
        <Text size="small">{line.delivery}</Text>
        {line.services.map(({ name, price }) => (
          <Text key={name} size="xsmall" className="text-ui-fg-subtle">
            {name}, {chfWithRappen(price)}
          </Text>
        ))}
        {line.services.length === 0 && (
          <Text size="xsmall" className="text-ui-fg-subtle">
            Ohne Service
          </Text>
        )}
      </div>
      <Text size="small">{line.serial_number ?? "–"}</Text>
    </div>
    <ProtocolLinks protocols={line.protocols} />
    <Changes changes={line.changes} onWaive={onWaive} />
    {line.reservation_id && line.state && (
      <RentalActions reservationId={line.reservation_id} product={line.product} state={line.state} />
    )}
  </li>
)

interface ChangesProps {
  changes: StaffRentalChange[]
  onWaive(change: StaffRentalChange): void
}

/** What has happened since the order; what was charged can be taken back. */
const Changes = ({ changes, onWaive }: ChangesProps) => {
  const mayWaive = useMay("prices")
  if (changes.length === 0) return null
  const isCancelled = changes.some(({ kind }) => kind === "cancellation")
  return (
    <ul className="flex flex-col gap-y-1">
      {changes.map((change) => (
        <li key={change.id} className="flex flex-wrap items-center justify-between gap-2">
          <Text size="xsmall" className="text-ui-fg-subtle">
            {changeText(change)}
          </Text>
          {mayWaive && change.fee > 0 && !change.is_waived && (!isCancelled || change.kind === "cancellation") && (
            <Button size="small" variant="transparent" onClick={() => onWaive(change)}>
              Erlassen
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.before" })

export default OrderRentalLines
