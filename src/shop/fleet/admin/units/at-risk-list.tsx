import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import { StaffRefusal } from "#admin/lib/use-staff-change"
import type { StaffRentalAtRisk } from "../../wire/staff-units"

/** Rentals that have no unit: "gefährdet: W-1042, Planbar AG, Do 7.1. bis Di 12.1.2027". */
export const AtRiskList = ({ rentals }: { rentals: readonly StaffRentalAtRisk[] }) =>
  rentals.length > 0 && (
    <ul>
      {rentals.map((rental) => (
        <li key={rental.reservation_id}>
          <Text size="small" className="text-ui-fg-error">
            gefährdet: <OrderOf rental={rental} />
            {[rental.customer, periodText(rental.starts_on, rental.ends_on)].filter(Boolean).join(", ")}
          </Text>
        </li>
      ))}
    </ul>
  )

const OrderOf = ({ rental: { order_id, shop_number } }: { rental: StaffRentalAtRisk }) =>
  order_id && (
    <>
      <Link to={`/orders/${order_id}`} className="text-ui-fg-interactive-hover underline">
        {shop_number}
      </Link>
      {", "}
    </>
  )

/** Those that a refused change names. */
export const atRiskOf = (error: Error | null): StaffRentalAtRisk[] =>
  error instanceof StaffRefusal && Array.isArray(error.body.endangered) ? error.body.endangered : []
