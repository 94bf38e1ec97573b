import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { customerStatus } from "#area/rental"
import { settings } from "#config/settings"
import { toWireMoney } from "#kernel/money"
import { staffName } from "#platform/sql/names"
import { sideBySide } from "#platform/sql/side-by-side"
import { versionOf } from "#platform/version-of"
import type { StaffCustomerAccount, StaffRentalTrust } from "../wire/staff-customers"
import { addressesOf } from "./addresses"

interface AccountRow extends Omit<StaffCustomerAccount, "addresses" | "erp_contact" | "rental_trust"> {
  lifted: StaffRentalTrust["lifted"]
}

/** What staff can change, as one sign: the same again means that nobody has changed it meanwhile. */
const VERSION = `md5(jsonb_build_array(c.company_name, c.first_name, c.last_name, c.phone, a.company_uid, a.sector,
  a.address, a.postalcode, a.city, a.email)::text)`

const SQL = `
  select coalesce(c.company_name, '') as company, coalesce(a.company_uid, '') as company_uid, a.sector,
         coalesce(c.first_name, '') as first_name, coalesce(c.last_name, '') as last_name,
         coalesce(c.phone, '') as phone, a.address, a.postalcode, a.city, a.email, ${VERSION} as version,
         a.activated_at, sessions.count as sessions, greatest(sessions.latest, known.latest) as last_login_at,
         (select json_build_object('at', t.created_at, 'by', ${staffName("staff", "t.staff_id")}, 'reason', t.reason)
            from rental_trusted_customer t left join "user" staff on staff.id = t.staff_id
           where t.customer_id = a.customer_id) as lifted,
         case when a.deactivated_at is not null then
           json_build_object('at', a.deactivated_at, 'by', closed.by, 'reason', closed.reason) end as deactivation
    from session_account a
    join customer c on c.id = a.customer_id and c.deleted_at is null
    left join lateral (
      select count(*)::int as count, max(created_at) as latest from session_login_token
       where customer_id = a.customer_id and impersonation_id is null
         and last_used_at > now() - make_interval(days => :sessionDays)) sessions on true
    left join lateral (
      select max(last_login_at) as latest from session_known_address where customer_id = a.customer_id) known on true
    left join lateral (
      select ${staffName("staff", "entry.staff_id")} as by, entry.after->>'reason' as reason
        from audit_entry entry left join "user" staff on staff.id = entry.staff_id
       where entry.subject_type = 'customer' and entry.subject_id = a.customer_id
         and entry.action = 'customer.deactivate'
       order by entry.created_at desc limit 1) closed on true
   where a.customer_id = :customerId`

/** But for what the accounts know; null for a customer without a login in the shop. Three statements. */
export async function staffAccountOf(
  db: Knex,
  customerId: string,
): Promise<Omit<StaffCustomerAccount, "erp_contact"> | null> {
  const [{ rows }, addresses, status] = await sideBySide(
    db,
    () => db.raw<{ rows: AccountRow[] }>(SQL, { customerId, sessionDays: settings.sessionDays }),
    () => addressesOf(db, customerId),
    () => customerStatus(db, customerId),
  )
  const [row] = rows
  if (!row) return null
  const { lifted, ...account } = row
  const { hasPaid, units, rent } = status
  return {
    ...account,
    addresses: addresses.map((address) => ({ ...address, version: versionOf(address) })),
    rental_trust: { has_paid: hasPaid, units, rent: toWireMoney(rent), lifted },
  }
}
