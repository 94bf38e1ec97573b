import { Table } from "@medusajs/ui"
import { amountWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { StaffReports } from "../../wire/staff-reports"
import { Bar } from "./bar"
import { monthText, rentSums } from "./report-figures"

/** Products by months, with what they all came to at the end. */
export function RentReport({ months, rent }: Pick<StaffReports, "months" | "rent">) {
  const sums = rentSums({ months, rent })
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Produkt</Table.HeaderCell>
          <Table.HeaderCell className="text-right">Total</Table.HeaderCell>
          {months.map((month) => (
            <Table.HeaderCell key={month} className="text-right">
              {monthText(month)}
            </Table.HeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rent.map((row) => (
          <Table.Row key={row.product_id}>
            <Table.Cell>{row.product}</Table.Cell>
            <Table.Cell className="whitespace-nowrap text-right">
              {amountWithRappen(fromWireMoney(row.total))}
              <Bar percent={sums.total === 0 ? 0 : (100 * fromWireMoney(row.total)) / sums.total} />
            </Table.Cell>
            {row.months.map((money, index) => (
              <Table.Cell key={months[index]} className="whitespace-nowrap text-right">
                {money === "0.00" ? "–" : amountWithRappen(fromWireMoney(money))}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
        <Table.Row>
          <Table.Cell className="txt-compact-small-plus">Alle</Table.Cell>
          {[sums.total, ...sums.months].map((sum, index) => (
            <Table.Cell
              key={months[index - 1] ?? "total"}
              className="txt-compact-small-plus whitespace-nowrap text-right"
            >
              {amountWithRappen(sum)}
            </Table.Cell>
          ))}
        </Table.Row>
      </Table.Body>
    </Table>
  )
}
