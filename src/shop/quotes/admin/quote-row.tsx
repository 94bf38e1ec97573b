import { Badge, Button, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { dayText } from "#admin/lib/days"
import { calendarDay, dayDifference } from "#kernel/calendar-day"
import { chfOfWire } from "#kernel/format-chf"
import type { StaffQuote } from "../wire/staff-quotes"
import { QuoteItems } from "./quote-items"

const STATES = {
  pending: { text: "Gültig, noch nicht in der Buchhaltung", color: "orange" },
  open: { text: "Gültig", color: "green" },
  ordered: { text: "Bestellt", color: "blue" },
  expired: { text: "Abgelaufen", color: "grey" },
} as const

interface QuoteRowProps {
  quote: StaffQuote
  today: string
  endingDays: number
  onOrder(): void
}

/** What was quoted to whom, until when, and what has become of it. */
export function QuoteRow({ quote, today, endingDays, onOrder }: QuoteRowProps) {
  const { state, customer, items, total, order } = quote
  const canOrder = state === "open" || state === "pending"
  return (
    <li className="grid items-start gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-[2fr_3fr_4fr_3fr_2fr]">
      <div>
        <Text size="small" weight="plus">
          {quote.shop_number}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {[quote.document_nr, dayText(quote.created_on)].filter(Boolean).join(", ")}
        </Text>
      </div>
      <Link
        to={`/customers/${quote.customer_id}`}
        className="txt-small min-w-0 break-words text-ui-fg-interactive-hover"
      >
        {customer || "Kunde, den es nicht mehr gibt"}
      </Link>
      <div className="min-w-0">
        <QuoteItems items={items} />
        <Text size="xsmall" className="text-ui-fg-subtle">
          {chfOfWire(total)} inkl. MwSt.
        </Text>
      </div>
      <div className="flex flex-col items-start gap-y-1">
        <Badge size="2xsmall" color={STATES[state].color}>
          {STATES[state].text}
        </Badge>
        <Validity
          quote={quote}
          left={dayDifference(calendarDay(today), calendarDay(quote.valid_until))}
          soon={endingDays}
        />
      </div>
      <div className="flex md:justify-end">
        {order && (
          <Link to={`/orders/${order.id}`} className="txt-small text-ui-fg-interactive-hover underline">
            {order.shop_number}
          </Link>
        )}
        {canOrder && (
          <Button
            size="small"
            variant="secondary"
            className="min-h-11 md:min-h-0"
            aria-label={`${quote.shop_number} bestellen`}
            onClick={onOrder}
          >
            Bestellen
          </Button>
        )}
      </div>
    </li>
  )
}

function Validity({ quote, left, soon }: { quote: StaffQuote; left: number; soon: number }) {
  const isSoon = quote.state !== "ordered" && left >= 0 && left <= soon
  const words = left === 0 ? ", letzter Tag" : left === 1 ? ", noch 1 Tag" : `, noch ${left} Tage`
  return (
    <Text size="xsmall" className={isSoon ? "text-ui-tag-orange-text" : "text-ui-fg-subtle"}>
      bis {dayText(quote.valid_until)}
      {isSoon && words}
    </Text>
  )
}
