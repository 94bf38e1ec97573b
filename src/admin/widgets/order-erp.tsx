import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Badge, Text } from "@medusajs/ui"
import { ForRight } from "#admin/ui/roles/for-right"
import { ErpActions } from "#shop/erp/admin/erp-actions"
import { ErpDocuments, ErpProgress } from "#shop/erp/admin/erp-row"
import { ERP_STATES, erpKindText } from "#shop/erp/admin/erp-texts"
import type { StaffErpRow, StaffErpRows } from "#shop/erp/wire/staff-erp"
import { useStaffQuery } from "../lib/use-staff-query"
import { Notice, Section } from "../ui/section"

/** What of the order and its changes is in the ERP, and what staff can do where it stopped. */
const Books = ({ orderId }: { orderId: string }) => {
  const { data, ...state } = useStaffQuery<StaffErpRows>(`/admin/erp?order_id=${orderId}`)
  return (
    <Section title="Buchhaltung" id="order-erp" state={state}>
      {data?.rows.length === 0 && <Notice>Die Bestellung wird der Buchhaltung in Kürze gemeldet.</Notice>}
      {data?.rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </Section>
  )
}

const OrderErp = ({ data: order }: DetailWidgetProps<AdminOrder>) => (
  <ForRight right="accounting">
    <Books orderId={order.id} />
  </ForRight>
)

const Row = ({ row }: { row: StaffErpRow }) => (
  <div className="flex flex-col gap-2 px-6 py-4">
    <div className="flex items-center justify-between gap-2">
      <Text size="small" weight="plus">
        {row.label} {erpKindText(row.kind)}
      </Text>
      <Badge size="2xsmall" color={ERP_STATES[row.state].color}>
        {ERP_STATES[row.state].text}
      </Badge>
    </div>
    <ErpDocuments row={row} />
    <ErpProgress row={row} />
    <ErpActions row={row} />
  </div>
)

export const config = defineWidgetConfig({ zone: "order.details.side.after" })

export default OrderErp
