import { Badge, Table, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { dayText } from "#admin/lib/days"
import { amountWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { UnitMoney } from "../../wire/staff-overview"
import { SERVICE_COLORS, serviceText } from "../units/service-text"

const amount = (money: string | null) => (money === null ? "–" : amountWithRappen(fromWireMoney(money)))

/** What each unit cost, is worth, earned, suffered, and when it is serviced. */
export const UnitMoneyTable = ({ units }: { units: UnitMoney[] }) => (
  <Table>
    <Table.Header>
      <Table.Row>
        <Table.HeaderCell>Gerät</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Kaufpreis</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Wert heute</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Mieterlös</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Schäden</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Betriebsstunden</Table.HeaderCell>
        <Table.HeaderCell>Nächster Service</Table.HeaderCell>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {units.map((unit) => (
        <Table.Row key={unit.unit_id}>
          <Table.Cell className="py-3">
            <Link to={`/products/${unit.product_id}`} className="text-ui-fg-interactive-hover">
              {unit.product}
            </Link>
            <Text size="xsmall" className="text-ui-fg-subtle">
              {unit.serial_number}
              {unit.is_retired && " (ausgemustert)"}
            </Text>
          </Table.Cell>
          <Table.Cell className="whitespace-nowrap text-right">
            {amount(unit.purchase)}
            {unit.purchased_on && (
              <Text size="xsmall" className="text-ui-fg-subtle">
                {dayText(unit.purchased_on)}
              </Text>
            )}
          </Table.Cell>
          <Table.Cell className="whitespace-nowrap text-right">{amount(unit.value)}</Table.Cell>
          <Table.Cell className="whitespace-nowrap text-right">
            {amount(unit.earned)}
            <Text size="xsmall" className="text-ui-fg-subtle">
              {unit.rentals === 1 ? "1 Miete" : `${unit.rentals} Mieten`}
            </Text>
          </Table.Cell>
          <Table.Cell className="whitespace-nowrap text-right">
            {unit.damages === 0 ? "–" : `${amount(unit.damage)} (${unit.damages})`}
          </Table.Cell>
          <Table.Cell className="text-right">{unit.operating_hours ?? "–"}</Table.Cell>
          <Table.Cell className="whitespace-nowrap">
            {unit.service.state === "none" ? (
              "–"
            ) : (
              <Badge size="2xsmall" color={SERVICE_COLORS[unit.service.state]}>
                {serviceText(unit.service)}
              </Badge>
            )}
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table>
)
