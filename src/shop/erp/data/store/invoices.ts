import type { ErpInvoice } from "../provider"
import { erpOfId } from "../rules/erp-ids"
import { type Database, rowsOf } from "./database"

/** An invoice as a list of the ERP tells it. */
export type ListedInvoice = Omit<ErpInvoice, "positions">

/**
 * Whose the invoice is: of the order whose mirror names it, else of the one customer whom its contact stands for. A
 * contact of several customers shows nobody an invoice that belongs to no order.
 */
const OWNER = `
  select mirror.order_id, coalesce(mirror.customer_id, sole.customer_id) as customer_id
    from (select 1) one
    left join erp_mirror mirror on mirror.erp_invoice_id = :id
    left join (select min(customer_id) as customer_id from erp_contact
                where contact_id = :contactId having count(*) = 1) sole on true
   limit 1`

/** Takes the invoice over as the ERP told it. */
export async function keepInvoice(database: Database, invoice: ErpInvoice): Promise<void> {
  const { positions, ...told } = invoice
  await rowsOf(
    database,
    `with owner as (${OWNER})
     insert into erp_invoice (id, order_id, customer_id, contact_id, number, title, state, date, due_date, net, vat,
       total, received, vouchers, positions, changed_at)
     select :id, owner.order_id, owner.customer_id, :contactId, :number, :title, :state, :date, :dueDate, :net, :vat,
       :total, :received, :vouchers, :positions, :changedAt from owner
     on conflict (id) do update set order_id = excluded.order_id, customer_id = excluded.customer_id,
       contact_id = excluded.contact_id, number = excluded.number, title = excluded.title, state = excluded.state,
       date = excluded.date, due_date = excluded.due_date, net = excluded.net, vat = excluded.vat, total = excluded.total, received = excluded.received, vouchers = excluded.vouchers,
       positions = excluded.positions, changed_at = excluded.changed_at, deleted_at = null, updated_at = now()`,
    { vouchers: 0, ...told, positions: JSON.stringify(positions) },
  )
}

/** Those of the listed invoices that concern the shop and differ from what it has of them, or of which it has no sums or thinks that they are gone. */
export async function invoicesToRead(database: Database, listed: readonly ListedInvoice[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    database,
    `select told.id from json_to_recordset(:listed) as
       told(id text, "contactId" text, state text, received int, total int, "changedAt" text)
      left join erp_invoice kept on kept.id = told.id
     where (kept.id is not null or exists (select 1 from erp_contact where contact_id = told."contactId"))
       and (kept.id is null or kept.deleted_at is not null or kept.net is null or (kept.state, kept.received, kept.total, kept.changed_at)
              is distinct from (told.state, told.received, told.total, told."changedAt"))`,
    { listed: JSON.stringify(listed) },
  )
  return rows.map(({ id }) => id)
}

const MOST_UNLISTED = 200

/** Those that the shop holds as unpaid and this ERP doesn't list as such, the ones that were read longest ago first. */
export async function unlistedInvoices(
  database: Database,
  erp: string,
  listed: readonly ListedInvoice[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    database,
    `select id from erp_invoice
      where state in ('draft', 'open', 'partial') and deleted_at is null and id <> all(:listed) order by updated_at, id`,
    { listed: listed.map(({ id }) => id) },
  )
  const ids = rows.map(({ id }) => id).filter((id) => erpOfId(id) === erp)
  return ids.slice(0, MOST_UNLISTED)
}

/** The ERP has it no more. */
export async function forgetInvoice(database: Database, id: string): Promise<void> {
  await rowsOf(database, "update erp_invoice set deleted_at = now(), updated_at = now() where id = :id", { id })
}
