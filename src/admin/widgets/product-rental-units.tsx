import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Table, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { ForRight } from "#admin/ui/roles/for-right"
import { CalendarFeed } from "#shop/fleet/admin/plan/calendar-feed"
import { LabelsDrawer } from "#shop/fleet/admin/units/labels-drawer"
import { UnitDrawer } from "#shop/fleet/admin/units/unit-drawer"
import { UnitList } from "#shop/fleet/admin/units/unit-list"
import type { StaffProductRentals, StaffReservation } from "#shop/fleet/wire/staff-product-rentals"
import { PartLists } from "#shop/parts/admin/list/part-lists"
import { ReservationBadge } from "#shop/rental/admin/reservation-badge"
import { WaitingForProduct } from "#shop/wait-list/admin/waiting-for-product"
import { periodText } from "../lib/days"
import { useStaffQuery } from "../lib/use-staff-query"
import { Notice, Section } from "../ui/section"

/** The units of a rental product and their next reservations; nothing on products that are not rented out. */
const ProductRentalUnits = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  /** The unit in the drawer by its id, "" for a new one; read again it goes on with what was typed. */
  const [edited, setEdited] = useState<string | null>(null)
  const [isLabelling, setLabelling] = useState(false)
  const { data, ...state } = useStaffQuery<StaffProductRentals>(`/admin/rental/products/${product.id}`)
  if (data && !data.is_rental) return null
  const inUse = data?.units.filter(({ is_retired }) => !is_retired) ?? []
  return (
    <>
      <Section
        title="Mietgeräte"
        id="rental-units"
        state={state}
        actions={
          <div className="flex flex-wrap gap-2">
            {inUse.length > 0 && (
              <Button size="small" variant="secondary" onClick={() => setLabelling(true)}>
                Etiketten
              </Button>
            )}
            <ForRight right="products">
              <Button size="small" variant="secondary" onClick={() => setEdited("")}>
                Gerät erfassen
              </Button>
            </ForRight>
          </div>
        }
      >
        {data?.units.length === 0 && <Notice>Noch keine Geräte erfasst.</Notice>}
        {data && data.units.length > 0 && <UnitList units={data.units} onEdit={({ id }) => setEdited(id)} />}
        <ForRight right="rentals">
          <CalendarFeed productId={product.id} />
          <WaitingForProduct productId={product.id} />
        </ForRight>
      </Section>
      <ForRight right="products">
        <PartLists productId={product.id} units={inUse} />
      </ForRight>
      <Section title="Nächste Reservationen" id="rental-reservations" state={state}>
        {data?.reservations.length === 0 && <Notice>Keine Reservationen ab heute.</Notice>}
        {data && data.reservations.length > 0 && <Reservations reservations={data.reservations} />}
      </Section>
      {isLabelling && <LabelsDrawer productId={product.id} units={inUse} onClose={() => setLabelling(false)} />}
      {data && edited !== null && (
        <UnitDrawer
          key={edited}
          productId={product.id}
          unit={data.units.find(({ id }) => id === edited) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

const KINDS = { rental: "Vermietung", repair: "Reparatur", calibration: "Kalibrierung", other: "Andere Nutzung" }

const Reservations = ({ reservations }: { reservations: StaffReservation[] }) => (
  <Table>
    <Table.Header>
      <Table.Row>
        <Table.HeaderCell>Zeitraum</Table.HeaderCell>
        <Table.HeaderCell>Gerät</Table.HeaderCell>
        <Table.HeaderCell>Wofür</Table.HeaderCell>
        <Table.HeaderCell>Stand</Table.HeaderCell>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {reservations.map((reservation) => (
        <Table.Row key={reservation.id}>
          <Table.Cell className="py-3">
            <Text size="small">{periodText(reservation.starts_on, reservation.ends_on)}</Text>
            <Text size="xsmall" className="text-ui-fg-subtle">
              belegt {periodText(reservation.occupied_from, reservation.occupied_to)}
            </Text>
          </Table.Cell>
          <Table.Cell>{reservation.serial_number}</Table.Cell>
          <Table.Cell>
            <Purpose reservation={reservation} />
          </Table.Cell>
          <Table.Cell>
            <ReservationBadge state={reservation.state} />
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table>
)

const Purpose = ({ reservation }: { reservation: StaffReservation }) =>
  reservation.order_id ? (
    <Link to={`/orders/${reservation.order_id}`} className="text-ui-fg-interactive-hover">
      {reservation.shop_number} · {reservation.customer}
    </Link>
  ) : (
    KINDS[reservation.kind]
  )

export const config = defineWidgetConfig({ zone: "product.details.before" })

export default ProductRentalUnits
