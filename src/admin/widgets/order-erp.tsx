import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Badge, Button, Text } from "@medusajs/ui"
import type { StaffErpRow, StaffErpRows, StaffErpState } from "../../contract/staff-erp"
import { chfWithRappen } from "../../domain/format-chf"
import { Notice, Section } from "../components/section"
import { useStaffChange } from "../lib/use-staff-change"
import { useStaffQuery } from "../lib/use-staff-query"

const STATES: Record<StaffErpState, { text: string; color: "grey" | "green" | "orange" | "red" }> = {
  new: { text: "Wartet", color: "grey" },
  contact: { text: "Kontakt erfasst", color: "grey" },
  order: { text: "Auftrag erfasst", color: "grey" },
  invoice: { text: "Rechnung erfasst", color: "grey" },
  tagged: { text: "Rechnung erfasst", color: "grey" },
  issued: { text: "Rechnung gestellt", color: "grey" },
  done: { text: "Erledigt", color: "green" },
  credit: { text: "Gutschrift freigeben", color: "orange" },
  parked: { text: "Braucht Korrektur", color: "red" },
}

/** What of the order and its changes is in the ERP, and what staff can do where it stopped. */
const OrderErp = ({ data: order }: DetailWidgetProps<AdminOrder>) => {
  const path = `/admin/erp?order_id=${order.id}`
  const { data, isPending, isError } = useStaffQuery<StaffErpRows>(path)
  return (
    <Section title="Buchhaltung" id="order-erp" state={{ isPending, isError }}>
      {data?.rows.length === 0 && <Notice>Die Bestellung wird der Buchhaltung in Kürze gemeldet.</Notice>}
      {data?.rows.map((row) => (
        <Row key={row.id} row={row} path={path} />
      ))}
    </Section>
  )
}

const Row = ({ row, path }: { row: StaffErpRow; path: string }) => (
  <div className="flex flex-col gap-2 px-6 py-4">
    <div className="flex items-center justify-between gap-2">
      <Text size="small" weight="plus">
        {row.label}
      </Text>
      <Badge size="2xsmall" color={STATES[row.state].color}>
        {STATES[row.state].text}
      </Badge>
    </div>
    <Text size="small" className="text-ui-fg-subtle">
      {[row.erp_order_number, row.erp_invoice_number].filter(Boolean).join(" · ") || "Noch keine Dokumente"}
      {row.credit !== null && ` · Gutschrift ${chfWithRappen(row.credit)}`}
    </Text>
    {row.last_error && (
      <Text size="small" className="text-ui-fg-error break-words">
        {row.last_error}
      </Text>
    )}
    <Actions row={row} path={path} />
  </div>
)

const Actions = ({ row, path }: { row: StaffErpRow; path: string }) => {
  const change = useStaffChange<object>(path)
  const send = (action: "retry" | "solved") => change.mutate({ method: "POST", path: `/admin/erp/${row.id}/${action}` })
  if (row.state !== "parked" && row.state !== "credit") return null
  return (
    <div className="flex gap-2">
      {row.state === "parked" && (
        <Button size="small" variant="secondary" isLoading={change.isPending} onClick={() => send("retry")}>
          Erneut versuchen
        </Button>
      )}
      <Button size="small" variant="secondary" isLoading={change.isPending} onClick={() => send("solved")}>
        Von Hand erledigt
      </Button>
    </div>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.after" })

export default OrderErp
