/** Numbers of the order's documents in the ERP, as customers see them. */
export interface ErpFacts {
  erp_order_number: string | null
  /** Of the invoice that is to be paid: the order's own, or the one that took its place. */
  erp_invoice_number: string | null
  is_paid: boolean
}

const INVOICES = `
  from erp_invoice invoice
  join erp_mirror mirror on mirror.erp_invoice_id = invoice.id
 where mirror.order_id = o.id and invoice.state not in ('draft', 'cancelled')`

/** Captured in the shop; counts as long as the ERP has no invoice of the order. */
const CAPTURED = `
  exists (select 1 from order_payment_collection link
           join payment_collection payment on payment.id = link.payment_collection_id
          where link.order_id = o.id and link.deleted_at is null and payment.captured_amount >= payment.amount)`

/**
 * Columns of `ErpFacts` for the order `o`. Paid is what the ERP says is paid: all invoices of the order that stand.
 * @see ruling 7
 */
export const ERP_FACTS = `
  (select erp_order_number from erp_mirror where order_id = o.id and serial = 1) as erp_order_number,
  (select invoice.number ${INVOICES} and mirror.kind in ('order', 'cancellation', 'waiver')
    order by mirror.serial desc limit 1) as erp_invoice_number,
  coalesce((select bool_and(invoice.state = 'paid') ${INVOICES}), ${CAPTURED}) as is_paid`
