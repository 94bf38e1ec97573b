import { Table } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { nearDayText } from "#admin/lib/days"
import type { StaffReports } from "../../wire/staff-reports"
import { Bar } from "./bar"

/** Products by the coming weeks. */
export const LoadReport = ({ weeks, load }: Pick<StaffReports, "weeks" | "load">) => (
  <Table>
    <Table.Header>
      <Table.Row>
        <Table.HeaderCell>Produkt</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Geräte</Table.HeaderCell>
        {weeks.map((monday) => (
          <Table.HeaderCell key={monday} className="whitespace-nowrap">
            ab {nearDayText(monday)}
          </Table.HeaderCell>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {load.map((row) => (
        <Table.Row key={row.product_id}>
          <Table.Cell>
            <Link to={`/products/${row.product_id}`} className="text-ui-fg-interactive-hover">
              {row.product}
            </Link>
          </Table.Cell>
          <Table.Cell className="text-right">{row.units}</Table.Cell>
          {row.weeks.map((percent, index) => (
            <Table.Cell key={weeks[index]}>
              {percent} %
              <Bar percent={percent} />
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table>
)
