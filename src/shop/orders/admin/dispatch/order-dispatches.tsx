import { Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import type { OrderDispatch } from "../../wire/dispatch"
import type { StaffOrderOffice } from "../../wire/staff-orders"
import { CARRIER_NAMES } from "./carrier-names"

/** What of an order was sent or handed over, as it went. */
export function OrderDispatches({ order: { dispatches, groups } }: { order: StaffOrderOffice }) {
  if (dispatches.length === 0) return null
  const names = new Map(groups.flatMap(({ lines }) => lines.map(({ id, name }) => [id, name])))
  const pieces = ({ items }: OrderDispatch) =>
    items.map(({ item, quantity }) => `${quantity} × ${names.get(item) ?? "?"}`).join(", ")
  return (
    <ul className="flex flex-col gap-y-2 px-6 py-4" data-testid="order-dispatches" aria-label="Versand">
      {dispatches.map((one) => (
        <li key={one.id}>
          <Text size="small" className="break-words">
            {one.carrier === "hand" ? "Übergeben" : "Versendet"} am {dayText(one.day)}: {pieces(one)}
          </Text>
          <Text size="xsmall" className="break-words text-ui-fg-subtle">
            {CARRIER_NAMES[one.carrier]} <Parcel dispatch={one} />
          </Text>
        </li>
      ))}
    </ul>
  )
}

const Parcel = ({ dispatch: { tracking_number: number, tracking_url: url } }: { dispatch: OrderDispatch }) =>
  url ? (
    <a href={url} target="_blank" rel="noreferrer" className="text-ui-fg-interactive-hover underline">
      {number}
    </a>
  ) : (
    number
  )
