import { Badge, Button, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { dayText, nearDayText, periodText } from "#admin/lib/days"
import { Box } from "#admin/ui/box"
import { phoneHref } from "#kernel/phone-href"
import { ParcelLabelLink } from "#shop/orders/admin/dispatch/parcel-label-link"
import type { StaffErrand, StaffToday } from "../../wire/staff-today"

const TEXTS = {
  overdue: { title: "Überfällig", empty: "Alle Geräte sind zurück." },
  missed: { title: "Nie übergeben", empty: "Keine Miete ist vorbei, ohne übergeben zu sein." },
  pickup: { title: "Abholungen", empty: "Niemand holt etwas ab." },
  dispatch: { title: "Versand und Lieferung", empty: "Nichts zu versenden." },
  return: { title: "Rückgaben", empty: "Keine Rückgabe erwartet." },
} as const

interface ErrandSectionProps {
  errand: StaffErrand["errand"]
  data: StaffToday
}

const ACTIONS = {
  overdue: "Zurücknehmen",
  missed: "Übergeben",
  pickup: "Übergeben",
  dispatch: "Übergeben",
  return: "Zurücknehmen",
} as const

const TOGETHER = {
  overdue: "Alle zurücknehmen",
  missed: "Alle übergeben",
  pickup: "Alle übergeben",
  dispatch: "Alle übergeben",
  return: "Alle zurücknehmen",
} as const

/** What is due of one kind, the oldest first. */
export const ErrandSection = ({ errand, data }: ErrandSectionProps) => {
  const errands = data.errands.filter((one) => one.errand === errand)
  const { title, empty } = TEXTS[errand]
  const isWrong = errand === "overdue" || errand === "missed"
  return (
    <Box
      title={title}
      id={`errands-${errand}`}
      hint={errands.length === 0 ? empty : undefined}
      count={errands.length}
      color={isWrong && errands.length > 0 ? "red" : "grey"}
    >
      {errands.length > 0 && (
        <ul className="divide-y">
          {errands.map((one) => (
            <ErrandRow key={one.reservation_id} errand={one} today={data.today} />
          ))}
        </ul>
      )}
    </Box>
  )
}

interface ErrandRowProps {
  errand: StaffErrand
  today: string
}

/** On a phone everything about an errand is below each other. */
const ErrandRow = ({ errand: one, today }: ErrandRowProps) => (
  <li className="grid gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-[7rem_3fr_3fr_4fr_6fr]">
    <div>
      <Due due={one.due} today={today} />
    </div>
    <div>
      <Link to={`/products/${one.product_id}`} className="txt-small text-ui-fg-interactive-hover">
        {one.product}
      </Link>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {one.serial_number}
      </Text>
    </div>
    <div className="min-w-0">
      <Text size="small" className="break-words">
        {one.customer}
      </Text>
      {one.phone && (
        <a href={phoneHref(one.phone)} className="txt-small text-ui-fg-interactive-hover">
          {one.phone}
        </a>
      )}
      {one.address && (
        <Text size="xsmall" className="break-words text-ui-fg-subtle">
          {one.address}
        </Text>
      )}
      {one.note && (
        <Text size="xsmall" className="break-words">
          {one.note}
        </Text>
      )}
    </div>
    <div>
      <Text size="small">{periodText(one.starts_on, one.ends_on)}</Text>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {[one.delivery, one.service].filter(Boolean).join(", ")}
      </Text>
      <AtRisk errand={one} />
      {one.unit_waits_for_inspection && (one.errand === "pickup" || one.errand === "dispatch") && (
        <Text size="xsmall" className="text-ui-tag-orange-text">
          {one.serial_number} ist noch nicht geprüft
        </Text>
      )}
    </div>
    <div className="txt-small flex flex-wrap items-center gap-x-3 gap-y-1 md:justify-end">
      <OrderLink orderId={one.order_id} shopNumber={one.shop_number} />
      {one.errand === "dispatch" && one.order_id && (
        <ParcelLabelLink orderId={one.order_id} number={one.shop_number ?? ""} />
      )}
      <div className="no-print flex flex-wrap gap-2 md:justify-end">
        {one.together > 1 && (
          <Button size="small" variant="secondary" className="min-h-11 md:min-h-0" asChild>
            <Link to={`/desk/${one.reservation_id}/together`}>
              {TOGETHER[one.errand]} ({one.together})
            </Link>
          </Button>
        )}
        <Button size="small" variant="secondary" className="min-h-11 md:min-h-0" asChild>
          <Link to={`/desk/${one.reservation_id}`}>{ACTIONS[one.errand]}</Link>
        </Button>
      </div>
    </div>
  </li>
)

function Due({ due, today }: { due: string; today: string }) {
  if (due < today) return <Badge color="red">seit {nearDayText(due)}</Badge>
  return due === today ? <Badge color="orange">Heute</Badge> : <Badge color="grey">{nearDayText(due)}</Badge>
}

/** Who waits for a unit that is not back. */
const AtRisk = ({ errand: { endangers } }: { errand: StaffErrand }) =>
  endangers.map((one) => (
    <Text key={one.reservation_id} size="xsmall" className="text-ui-fg-error">
      gefährdet: {one.customer}, ab {dayText(one.starts_on)}{" "}
      <OrderLink orderId={one.order_id} shopNumber={one.shop_number} />
    </Text>
  ))

const OrderLink = ({ orderId, shopNumber }: { orderId: string | null; shopNumber: string | null }) =>
  orderId && (
    <Link to={`/orders/${orderId}`} className="whitespace-nowrap text-ui-fg-interactive-hover underline">
      {shopNumber}
    </Link>
  )
