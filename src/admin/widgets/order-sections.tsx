import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Link } from "react-router-dom"
import { ForRight } from "#admin/ui/roles/for-right"
import { OrderDocuments } from "#shop/erp/admin/order-documents"
import { OrderLetters, WriteLetter } from "#shop/letters/admin/order-letters"
import { MonthlyBilling } from "#shop/orders/admin/billing/monthly-billing"
import { Deposits } from "#shop/orders/admin/deposits"
import { OrderDispatches } from "#shop/orders/admin/dispatch/order-dispatches"
import { OrderLines } from "#shop/orders/admin/order-lines"
import { OrderNotes } from "#shop/orders/admin/order-notes"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"
import { useStaffQuery } from "../lib/use-staff-query"
import { Section } from "../ui/section"

/** What Medusa's order page doesn't say: lines by kind, documents, mails and notes. */
const OrderOfficeWidget = ({ data: order }: DetailWidgetProps<AdminOrder>) => {
  const { data, ...state } = useStaffQuery<StaffOrderOffice>(`/admin/orders/${order.id}/office`)
  return (
    <>
      <Section title="Notizen" id="order-notes" state={state}>
        {data && <OrderNotes orderId={order.id} notes={data.notes} />}
      </Section>
      <Section title="Positionen nach Art" id="order-lines" state={state}>
        {data && <OrderLines order={data} />}
        {data && <OrderDispatches order={data} />}
        {data && <Deposits deposits={data.deposits} />}
        {data && <MonthlyBilling orderId={order.id} monthly={data.monthly} />}
      </Section>
      <Section title="Dokumente" id="order-documents" state={state}>
        {data && <OrderDocuments documents={data.documents} />}
      </Section>
      <Section title="Mails" id="order-mails" state={state} actions={<WriteLetter orderId={order.id} />}>
        {data && <OrderLetters orderId={order.id} mails={data.mails} />}
        <ForRight right="log">
          <Link
            to={`/settings/audit?subject_id=${order.id}`}
            className="txt-small block px-6 py-3 text-ui-fg-interactive-hover"
          >
            Änderungen durch das Team im Protokoll
          </Link>
        </ForRight>
      </Section>
    </>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.after" })

export default OrderOfficeWidget
