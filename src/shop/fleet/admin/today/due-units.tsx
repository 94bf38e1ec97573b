import { Badge, Table, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { dayText, periodText } from "#admin/lib/days"
import { Box } from "#admin/ui/box"
import type { StaffDueUnit, StaffOutlasting } from "../../wire/staff-today"
import type { StaffRentalAtRisk } from "../../wire/staff-units"
import { AtRiskList } from "../units/at-risk-list"

interface DueUnitsProps {
  units: StaffDueUnit[]
  /** Rentals whose unit is out of service. */
  atRisk: StaffRentalAtRisk[]
  /** Rentals during which the calibration ends. */
  outlasting: StaffOutlasting[]
  noticeDays: number
  today: string
}

/** Units whose calibration is due; those whose day has passed are out of service. */
export const DueUnits = ({ units, atRisk, outlasting, noticeDays, today }: DueUnitsProps) => (
  <Box
    title="Prüfung fällig"
    id="due-units"
    hint={units.length === 0 ? `In den nächsten ${noticeDays} Tagen keine.` : undefined}
    count={units.length}
    color={units.some((unit) => unit.calibration_due < today) ? "red" : "grey"}
  >
    {units.length > 0 && (
      <Table>
        <Table.Body>
          {units.map((unit) => (
            <Table.Row key={unit.id}>
              <Table.Cell>
                <Link to={`/products/${unit.product_id}`} className="text-ui-fg-interactive-hover">
                  {unit.product}
                </Link>
              </Table.Cell>
              <Table.Cell>{unit.serial_number}</Table.Cell>
              <Table.Cell className="text-right">
                {unit.calibration_due < today ? (
                  <Badge color="red">ausser Betrieb seit {dayText(unit.calibration_due)}</Badge>
                ) : (
                  <Badge color="orange">bis {dayText(unit.calibration_due)}</Badge>
                )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    )}
    {atRisk.length > 0 && (
      <div className="px-6 py-4">
        <Text size="small" weight="plus">
          Reservationen auf Geräten ausser Betrieb
        </Text>
        <AtRiskList rentals={atRisk} />
      </div>
    )}
    {outlasting.length > 0 && (
      <div className="px-6 py-4">
        <Text size="small" weight="plus">
          Kalibrierung endet während der Miete
        </Text>
        <ul>
          {outlasting.map((rental) => (
            <li key={rental.reservation_id}>
              <Text size="small" className="text-ui-tag-orange-text">
                {rental.serial_number}, bis {dayText(rental.calibration_due)}:{" "}
                <Link to={`/desk/${rental.reservation_id}`} className="text-ui-fg-interactive-hover underline">
                  {rental.shop_number ?? "Miete"}
                </Link>
                , {[rental.customer, periodText(rental.starts_on, rental.ends_on)].filter(Boolean).join(", ")}
              </Text>
            </li>
          ))}
        </ul>
      </div>
    )}
  </Box>
)
