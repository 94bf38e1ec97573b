import { Table } from "@medusajs/ui"
import { Fragment } from "react"
import { Link } from "react-router-dom"
import type { UtilisationRow } from "../../wire/staff-reports"
import { Bar } from "./bar"
import { byProduct, percentOf } from "./report-figures"

/** Each product, and below it its units. */
export const UtilisationReport = ({ rows }: { rows: UtilisationRow[] }) => (
  <Table>
    <Table.Header>
      <Table.Row>
        <Table.HeaderCell>Produkt und Gerät</Table.HeaderCell>
        <Table.HeaderCell>Auslastung</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Miettage</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Verfügbar</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Gesperrt</Table.HeaderCell>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {byProduct(rows).map((product) => (
        <Fragment key={product.product_id}>
          <Table.Row>
            <Table.Cell className="txt-compact-small-plus">
              <Link to={`/products/${product.product_id}`} className="text-ui-fg-interactive-hover">
                {product.product}
              </Link>
            </Table.Cell>
            <Figures {...product} blocked_days={product.units.reduce((sum, unit) => sum + unit.blocked_days, 0)} />
          </Table.Row>
          {product.units.map((unit) => (
            <Table.Row key={unit.unit_id}>
              <Table.Cell>
                <span className="pl-4">
                  {unit.serial_number}
                  {unit.is_retired && " (ausgemustert)"}
                </span>
              </Table.Cell>
              <Figures {...unit} />
            </Table.Row>
          ))}
        </Fragment>
      ))}
    </Table.Body>
  </Table>
)

type FiguresProps = Pick<UtilisationRow, "rented_days" | "available_days" | "blocked_days">

const Figures = (days: FiguresProps) => (
  <>
    <Table.Cell>
      <div className="flex items-center gap-x-2">
        <span className="w-10 shrink-0 text-right">{percentOf(days)} %</span>
        <Bar percent={percentOf(days)} />
      </div>
    </Table.Cell>
    <Table.Cell className="text-right">{days.rented_days}</Table.Cell>
    <Table.Cell className="text-right">{days.available_days}</Table.Cell>
    <Table.Cell className="text-right">{days.blocked_days}</Table.Cell>
  </>
)
