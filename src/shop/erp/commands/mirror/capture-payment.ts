import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows"
import type { JobHandler } from "#platform/jobs/job"

/** What is to be captured of an open payment: as much as the ERP's invoices come to, or all of it if they come to more. */
const OPEN = `
  select payment.id, payment.amount,
         least(payment.amount, coalesce((select sum(invoice.total) / 100.0 from erp_invoice invoice
           where invoice.order_id = link.order_id and invoice.state = 'paid' and invoice.deleted_at is null), 0))
         - coalesce((select sum(capture.amount) from capture
             where capture.payment_id = payment.id and capture.deleted_at is null), 0) as missing
    from order_payment_collection link
    join payment on payment.payment_collection_id = link.payment_collection_id
   where link.order_id = ? and link.deleted_at is null and payment.deleted_at is null and payment.canceled_at is null`

/** Books in the shop what has come in for an order, as the ERP says; what is captured already is left alone. One job of an order at a time. */
export const captureOrderPayment: JobHandler<"order-paid"> = ({ orderId }, { scope }) =>
  scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtextextended('order-paid ' || ?, 0))", [orderId])
    const { rows } = await trx.raw<{ rows: { id: string; missing: string }[] }>(OPEN, [orderId])
    for (const { id, missing } of rows) {
      if (Number(missing) <= 0) continue
      await capturePaymentWorkflow(scope).run({ input: { payment_id: id, amount: Number(missing) } })
    }
  })
