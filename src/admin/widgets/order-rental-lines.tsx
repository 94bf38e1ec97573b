import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Table, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { StaffOrderRentals, StaffRentalLine } from "../../contract/staff"
import { ReservationBadge } from "../components/reservation-badge"
import { Section } from "../components/section"
import { changeText } from "../lib/change-text"
import { periodText } from "../lib/days"
import { useStaffQuery } from "../lib/use-staff-query"

/** What of an order is rented: period, delivery, service, the reserved unit and where it stands. */
const OrderRentalLines = ({ data: order }: DetailWidgetProps<AdminOrder>) => {
  const { data, ...state } = useStaffQuery<StaffOrderRentals>(`/admin/rental/orders/${order.id}`)
  if (data?.lines.length === 0) return null
  return (
    <Section title="Vermietung" id="rental-lines" state={state}>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Produkt</Table.HeaderCell>
            <Table.HeaderCell>Zeitraum</Table.HeaderCell>
            <Table.HeaderCell>Lieferung und Service</Table.HeaderCell>
            <Table.HeaderCell>Gerät</Table.HeaderCell>
            <Table.HeaderCell>Stand</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data?.lines.map((line) => (
            <RentalLine key={line.id} line={line} />
          ))}
        </Table.Body>
      </Table>
    </Section>
  )
}

const RentalLine = ({ line }: { line: StaffRentalLine }) => (
  <Table.Row>
    <Table.Cell className="whitespace-nowrap">
      <Link to={`/products/${line.product_id}`} className="text-ui-fg-interactive">
        {line.product}
      </Link>
    </Table.Cell>
    <Table.Cell className="py-3">
      <Text size="small">
        {periodText(line.starts_on, line.ends_on)}, {line.chargeable_days} {line.chargeable_days === 1 ? "Tag" : "Tage"}
      </Text>
      {line.state !== "cancelled" && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          belegt {periodText(line.occupied_from, line.occupied_to)}
        </Text>
      )}
      {line.changes.map((change) => (
        <Text key={`${change.kind} ${change.ends_on}`} size="xsmall" className="text-ui-fg-subtle">
          {changeText(change)}
        </Text>
      ))}
    </Table.Cell>
    <Table.Cell className="py-3">
      <Text size="small">{line.delivery}</Text>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {line.service ?? "Ohne Service"}
      </Text>
    </Table.Cell>
    <Table.Cell className="whitespace-nowrap">{line.serial_number ?? "–"}</Table.Cell>
    <Table.Cell>{line.state ? <ReservationBadge state={line.state} /> : "–"}</Table.Cell>
  </Table.Row>
)

export const config = defineWidgetConfig({ zone: "order.details.before" })

export default OrderRentalLines
