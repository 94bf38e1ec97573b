import { StatusBadge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { dayText, nearDayText, periodText } from "#admin/lib/days"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffListedOrder, StaffListedRental } from "../../wire/staff-order-list"
import { INVOICE_LOOKS, RENTAL_LOOKS, WAIT_TEXTS } from "./texts"

const LATE = "shadow-[inset_3px_0_0_var(--tag-red-icon)]"

/** An order: whose it is, what of it is where, and how it is paid. On a phone everything is below each other. */
export function OrderRow({ order }: { order: StaffListedOrder }) {
  const { company, person, reference, rentals, goods } = order
  const isLate = rentals.some(({ standing }) => standing === "late")
  return (
    <li className={`grid gap-x-4 gap-y-3 px-6 py-3 md:grid-cols-[3fr_7fr_2fr] ${isLate ? LATE : ""}`}>
      <div className="min-w-0">
        <Link to={`/orders/${order.id}`} className="txt-small-plus text-ui-fg-interactive-hover">
          {order.shop_number}
        </Link>
        <Text size="small" weight="plus" className="break-words">
          {company || person}
        </Text>
        <Small>{[company && person, reference].filter(Boolean).join(" · ")}</Small>
        <Small>{[dayText(order.ordered_on), order.documents].filter(Boolean).join(" · ")}</Small>
      </div>
      <ul className="flex min-w-0 flex-col gap-y-3">
        {rentals.map((rental) => (
          <Rental key={rental.id} rental={rental} />
        ))}
        {goods.length > 0 && (
          <li className="min-w-0">
            <Text size="small" className="break-words">
              {goods.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(" · ")}
            </Text>
          </li>
        )}
      </ul>
      <div className="flex min-w-0 flex-col items-start gap-y-1 md:items-end md:text-end">
        <Invoice order={order} />
        <Text size="small" weight="plus" className="whitespace-nowrap tabular-nums">
          {chfWithRappen(order.total)}
        </Text>
      </div>
    </li>
  )
}

const Small = ({ children }: { children: string }) =>
  children && (
    <Text size="xsmall" className="break-words text-ui-fg-subtle">
      {children}
    </Text>
  )

export const Rental = ({ rental }: { rental: StaffListedRental }) => {
  const { text, color } = RENTAL_LOOKS[rental.standing]
  const isLate = rental.standing === "late" || rental.standing === "late_out"
  return (
    <li className="grid min-w-0 gap-x-4 gap-y-1 md:grid-cols-3">
      <div className="min-w-0">
        <Text size="small" className="break-words">
          {rental.product}
        </Text>
        <Small>{rental.delivery}</Small>
      </div>
      <div className="min-w-0">
        <Text size="small">{periodText(rental.starts_on, rental.ends_on)}</Text>
        <Small>{rental.serial_number ?? ""}</Small>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-y-1">
        <StatusBadge color={color}>{text}</StatusBadge>
        {isLate && rental.due && <Small>{`seit ${nearDayText(rental.due)}`}</Small>}
        {rental.endangers.length > 0 && (
          <Text size="xsmall" className="text-ui-fg-error">
            gefährdet {rental.endangers.join(", ")}
          </Text>
        )}
      </div>
    </li>
  )
}

export function Invoice({ order: { invoice, invoice_due, waits } }: { order: StaffListedOrder }) {
  const { text, color } = INVOICE_LOOKS[invoice]
  return (
    <>
      <StatusBadge color={color}>{text}</StatusBadge>
      {invoice_due && <Small>{`zahlbar bis ${dayText(invoice_due)}`}</Small>}
      {waits.map((wait) => (
        <Text key={wait} size="xsmall" className="text-ui-tag-orange-text">
          wartet auf {WAIT_TEXTS[wait]}
        </Text>
      ))}
    </>
  )
}
