import type { ErpInvoiceState } from "../provider"
import { type InvoiceNoticeKind, noticeOf, type ToldNotice } from "../rules/invoice-notice"
import { type Database, rowsOf } from "./database"

export interface InvoiceNotice {
  invoiceId: string
  /** From 1 on, for each invoice. */
  serial: number
  kind: InvoiceNoticeKind
}

/** What the customer reads on it: its number, what is to be paid until when, and for what. */
const CONTENT = `md5(jsonb_build_array(number, total, due_date,
  jsonb_path_query_array(positions, '$[*].text'), jsonb_path_query_array(positions, '$[*].positionTotal'))::text)`

interface Notified {
  state: ErpInvoiceState
  content: string
  told: ToldNotice | null
  serial: number
}

/**
 * Notes what the customer is to be told of an invoice of an order, if it is news. Of several at once one notes it.
 * @param trx of the transaction that has just kept the invoice, and therefore holds its row
 */
export async function noteInvoice(trx: Database, invoiceId: string): Promise<InvoiceNotice | null> {
  const [notified] = await rowsOf<Notified>(
    trx,
    `select invoice.state, ${CONTENT} as content, coalesce(last.serial, 0) as serial,
            case when last.serial is not null
              then json_build_object('kind', last.kind, 'content', last.content) end as told
       from erp_invoice invoice
       left join lateral (select serial, kind, content from erp_invoice_notice
                           where invoice_id = invoice.id order by serial desc limit 1) last on true
      where invoice.id = :invoiceId and invoice.order_id is not null`,
    { invoiceId },
  )
  const kind = notified && noticeOf(notified, notified.told)
  if (!kind) return null
  const [noted] = await rowsOf<{ serial: number }>(
    trx,
    `insert into erp_invoice_notice (invoice_id, serial, kind, content)
     values (:invoiceId, :serial, :kind, :content) on conflict do nothing returning serial`,
    { invoiceId, serial: notified.serial + 1, kind, content: notified.content },
  )
  return noted ? { invoiceId, serial: noted.serial, kind } : null
}

/** The invoice's last notice; null if its customer was told nothing. */
export async function lastNotice(database: Database, invoiceId: string): Promise<InvoiceNotice | null> {
  const [last] = await rowsOf<InvoiceNotice>(
    database,
    `select invoice_id as "invoiceId", serial, kind from erp_invoice_notice
      where invoice_id = :invoiceId order by serial desc limit 1`,
    { invoiceId },
  )
  return last ?? null
}
