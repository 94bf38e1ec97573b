import { erpOfId } from "../rules/erp-ids"
import { type Database, inMs, rowsOf } from "./database"
import { LeaseLost } from "./mirror-row"
import type { Lease } from "./mirror-rows"

/** A customer's contact: known, or the caller's to find or make. */
export interface ContactRow {
  customer_id: string
  contact_id: string | null
  lease_token: string | null
  doubt_lookups: 0 | 1 | null
  doubt_at: Date | null
}

const COLUMNS = "customer_id, contact_id, lease_token, doubt_lookups, doubt_at"

/**
 * The customer's contact in this ERP, or the right to make it; null while another process is at it. One of an earlier ERP
 * counts as none, and gives way.
 */
export async function claimContact(
  database: Database,
  customerId: string,
  { token, ms, erp }: Lease & { erp: string },
): Promise<ContactRow | null> {
  const [known] = await rowsOf<ContactRow>(
    database,
    `select ${COLUMNS} from erp_contact where customer_id = :customerId and contact_id is not null`,
    { customerId },
  )
  if (known?.contact_id && erpOfId(known.contact_id) === erp) return known
  const formerId = known?.contact_id ?? null
  const [claimed] = await rowsOf<ContactRow>(
    database,
    `insert into erp_contact (customer_id, lease_token, lease_until) values (:customerId, :token, ${inMs("ms")})
     on conflict (customer_id) do update set lease_token = excluded.lease_token, lease_until = excluded.lease_until,
       contact_id = nullif(erp_contact.contact_id, :formerId)
       where erp_contact.contact_id is not null or erp_contact.lease_until is null
          or erp_contact.lease_until < clock_timestamp()
     returning ${COLUMNS}`,
    { customerId, token, ms, formerId },
  )
  return claimed ?? null
}

export type ContactPatch = Partial<Pick<ContactRow, "contact_id" | "doubt_lookups" | "doubt_at">>

/** @throws LeaseLost if another process has taken over */
export async function saveContact(database: Database, row: ContactRow, patch: ContactPatch): Promise<ContactRow> {
  const columns = Object.keys(patch).map((column) => `${column} = :${column},`)
  const [saved] = await rowsOf<ContactRow>(
    database,
    `update erp_contact set ${columns.join(" ")} updated_at = now()
      where customer_id = :customerId and lease_token = :token returning ${COLUMNS}`,
    { ...patch, customerId: row.customer_id, token: row.lease_token },
  )
  if (!saved) throw new LeaseLost(row.customer_id)
  return saved
}

/** Lets the next one have it. */
export async function releaseContact(database: Database, { customer_id, lease_token }: ContactRow): Promise<void> {
  await rowsOf(
    database,
    "update erp_contact set lease_token = null, lease_until = null where customer_id = :customer_id and lease_token = :lease_token",
    { customer_id, lease_token },
  )
}

/** The next who needs it looks for it in the ERP anew: staff may have deleted it there, or merged it with another. */
export async function forgetContact(database: Database, customerId: string | null): Promise<void> {
  await rowsOf(
    database,
    `update erp_contact set contact_id = null, lease_token = null, lease_until = null, updated_at = now()
      where customer_id = :customerId and contact_id is not null`,
    { customerId },
  )
}
