import { Text } from "@medusajs/ui"
import { Fragment } from "react"
import { Link } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import { chfWithRappen } from "#kernel/format-chf"
import { KIND_WORDS } from "#shop/catalogue/rules/kind-words"
import { isChoiceCategory, kindOfLine, type LineCategory } from "#shop/catalogue/rules/product-kinds"
import { ReservationBadge } from "#shop/rental/admin/reservation-badge"
import type { StaffOrderLine, StaffOrderOffice, StaffOrderTotals } from "../wire/staff-orders"

/** 'Kauf', 'Kauf, Pakete'. */
function groupName(category: LineCategory): string {
  const { ordered, choice } = KIND_WORDS[kindOfLine(category)]
  return isChoiceCategory(category) && choice ? `${ordered}, ${choice.many}` : ordered
}

/** The lines as the customer's order page groups them, and what it comes to today. */
export const OrderLines = ({ order: { groups, totals, vat_percent, amended } }: { order: StaffOrderOffice }) => (
  <>
    {groups.map(({ category, lines }) => (
      <div key={category} className="flex flex-col gap-y-2 px-6 py-4">
        <Text size="small" weight="plus">
          {groupName(category)}
        </Text>
        <ul className="flex flex-col gap-y-2">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </div>
    ))}
    <dl className="txt-small grid grid-cols-2 gap-y-1 px-6 py-4">
      {sumsOf(totals, vat_percent).map(([name, amount]) => (
        <Fragment key={name}>
          <dt className="text-ui-fg-subtle">{name}</dt>
          <dd className="text-right text-ui-fg-subtle">{chfWithRappen(amount)}</dd>
        </Fragment>
      ))}
      <dt>Total bestellt, inkl. MwSt.</dt>
      <dd className="text-right">{chfWithRappen(totals.total)}</dd>
      {amended && (
        <>
          <dt className="txt-small-plus">Total mit allen Änderungen</dt>
          <dd className="txt-small-plus text-right">{chfWithRappen(amended.total)}</dd>
        </>
      )}
    </dl>
  </>
)

type SumRow = [name: string, amount: number]

/** The rows of the customer's order page, in its words. */
function sumsOf({ subtotal, shipping, charges, vat, rounding }: StaffOrderTotals, percent: string): SumRow[] {
  const rowsOf = (refundable: boolean) =>
    charges
      .filter(({ isRefundable }) => isRefundable === refundable)
      .map(({ title, amount }): SumRow => [title, amount])
  return [
    ["Zwischensumme", subtotal],
    ...(shipping === 0 ? [] : [["Versandkosten", shipping] satisfies SumRow]),
    ...rowsOf(false),
    [`MwSt. (${percent}%)`, vat],
    ...(rounding === 0 ? [] : [["Rundung", rounding] satisfies SumRow]),
    ...rowsOf(true),
  ]
}

const Line = ({ line }: { line: StaffOrderLine }) => (
  <li className="grid grid-cols-3 items-start gap-x-4 md:grid-cols-4">
    <div className="col-span-3 md:col-span-2">
      <Link to={`/products/${line.product_id}`} className="txt-small text-ui-fg-interactive-hover">
        {line.name}
      </Link>
      {line.is_companion && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          gehört zu einem anderen Artikel
        </Text>
      )}
      {line.rental && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {periodText(line.rental.starts_on, line.rental.ends_on)}
        </Text>
      )}
    </div>
    <div className="txt-small">
      {line.quantity}
      {line.rental?.state && (
        <div>
          <ReservationBadge state={line.rental.state} />
        </div>
      )}
    </div>
    <div className="col-span-2 text-right md:col-span-1">
      <Text size="small">{chfWithRappen(line.total)}</Text>
      {line.list_total !== null && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          Ihr Preis statt <s>{chfWithRappen(line.list_total)}</s>
        </Text>
      )}
      {line.price_reason !== null && (
        <Text size="xsmall" className="text-ui-fg-subtle break-words">
          Preis vom Team: {line.price_reason}
        </Text>
      )}
    </div>
  </li>
)
