import { Button, Text } from "@medusajs/ui"
import { useEffect, useRef, useState } from "react"
import { Link } from "react-router-dom"
import { nearDayText } from "#admin/lib/days"
import { Box } from "#admin/ui/box"
import { ActionButton } from "#admin/ui/form/action-button"
import { Notice } from "#admin/ui/section"
import type { StaffDispatches, StaffLineToSend, StaffOrderToSend, StaffSentToday } from "../../wire/dispatch"
import { CARRIER_NAMES } from "./carrier-names"
import { DispatchDrawer } from "./dispatch-drawer"
import { ParcelLabelLink } from "./parcel-label-link"

/** What was sold and is to be packed, and what was sent today. */
export function DispatchSections({ data }: { data: StaffDispatches | undefined }) {
  const [packed, setPacked] = useState<StaffOrderToSend | null>(null)
  const frame = useFrameOfGoneRows(packed !== null)
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label="Versand des Verkauften"
      className="flex flex-col gap-y-3 outline-none"
    >
      <Box
        title="Verkauf versenden"
        id="to-send"
        hint={data?.count === 0 ? "Nichts Verkauftes wartet auf den Versand." : undefined}
        count={data?.count}
        color={data?.count ? "orange" : "grey"}
      >
        {!data && <Notice>Die Angaben konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
        {data && data.count > 0 && (
          <ul className="divide-y">
            {data.orders.map((order) => (
              <ToSend key={order.id} order={order} onSend={() => setPacked(order)} />
            ))}
          </ul>
        )}
        {data && data.count > data.orders.length && (
          <Notice>
            Gezeigt sind die ältesten {data.orders.length} von {data.count}.
          </Notice>
        )}
      </Box>
      {data && data.sent_today.length > 0 && (
        <Box title="Heute versendet" id="sent-today" count={data.sent_today.length}>
          <ul className="divide-y">
            {data.sent_today.map((sent) => (
              <Sent key={sent.id} sent={sent} onUndone={() => frame.current?.focus()} />
            ))}
          </ul>
        </Box>
      )}
      {packed && <DispatchDrawer key={packed.id} order={packed} onClose={() => setPacked(null)} />}
    </section>
  )
}

/** Where keyboards go on from once a drawer is closed whose button went with its row. */
function useFrameOfGoneRows(isOpen: boolean) {
  const frame = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return
    // After the drawer has tried to give the focus back.
    const later = setTimeout(() => {
      if (document.activeElement === document.body) frame.current?.focus()
    })
    return () => clearTimeout(later)
  }, [isOpen])
  return frame
}

const OrderLink = ({ id, number }: { id: string; number: string }) => (
  <Link to={`/orders/${id}`} className="txt-small text-ui-fg-interactive-hover underline">
    {number}
  </Link>
)

const ToSend = ({ order, onSend }: { order: StaffOrderToSend; onSend(): void }) => (
  <li className="grid gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-[2fr_4fr_5fr_2fr]">
    <div>
      <OrderLink id={order.id} number={order.shop_number} />
      <Text size="xsmall" className="text-ui-fg-subtle">
        {nearDayText(order.ordered_on)}
      </Text>
    </div>
    <div className="min-w-0">
      <Text size="small">{order.customer}</Text>
      <Text size="xsmall" className="break-words text-ui-fg-subtle">
        {[order.address, order.phone].filter(Boolean).join(", ")}
      </Text>
    </div>
    <ul className="min-w-0">
      {order.lines.map((line) => (
        <li key={line.id}>
          <Text size="small" className="break-words">
            {line.open} × {line.name}
          </Text>
          <Stock line={line} />
        </li>
      ))}
    </ul>
    <div className="no-print flex flex-wrap items-start gap-2 md:justify-end">
      <ParcelLabelLink orderId={order.id} number={order.shop_number} />
      <Button
        size="small"
        variant="secondary"
        className="min-h-11 md:min-h-0"
        aria-label={`${order.shop_number} versenden`}
        onClick={onSend}
      >
        Versenden
      </Button>
    </div>
  </li>
)

function Stock({ line: { sku, open, stocked, ordered } }: { line: StaffLineToSend }) {
  const isShort = stocked !== null && stocked < open
  const facts = [
    sku,
    open < ordered && `${ordered - open} von ${ordered} schon versendet`,
    stocked !== null && `${Math.max(0, stocked)} an Lager`,
  ]
  return (
    <Text size="xsmall" className={isShort ? "text-ui-tag-orange-text" : "text-ui-fg-subtle"}>
      {facts.filter(Boolean).join(" · ")}
    </Text>
  )
}

const Sent = ({ sent, onUndone }: { sent: StaffSentToday; onUndone(): void }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-3">
    <div className="min-w-0 flex-1 basis-64">
      <OrderLink id={sent.order_id} number={sent.shop_number} />
      <Text size="small" className="break-words">
        {[sent.customer, ...sent.items].join(" · ")}
      </Text>
      <Text size="xsmall" className="break-words text-ui-fg-subtle">
        {[CARRIER_NAMES[sent.carrier], sent.tracking_number].filter(Boolean).join(", ")}
      </Text>
    </div>
    <ActionButton
      action="Rückgängig"
      aria-label={`Versand von ${sent.shop_number} rückgängig machen`}
      title="Versand rückgängig machen"
      confirmText="Rückgängig machen"
      method="POST"
      path={`/admin/orders/${sent.order_id}/dispatches/${sent.id}/undo`}
      list="/admin"
      question="Die Ware ist wieder an Lager und zu versenden. Hat der Kunde schon eine Mail, erhält er eine zweite, die sie berichtigt."
      done={`${sent.shop_number} ist wieder zu versenden.`}
      onDone={onUndone}
    />
  </li>
)
