import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StaffCustomerHit } from "../../contract/staff-customers"
import { formatUid, parseUid } from "../../domain/uid"
import { containing } from "./like"

const MOST = 20

/** Customers by company, company number, person, e-mail, phone or place; those who order come first. One statement. */
export async function customersFound(db: Knex, q: string): Promise<StaffCustomerHit[]> {
  if (q === "") return []
  const uid = parseUid(q)
  const { rows } = await db.raw<{ rows: StaffCustomerHit[] }>(
    `select c.id, coalesce(c.company_name, '') as company, coalesce(a.company_uid, '') as company_uid,
            trim(concat(c.first_name, ' ', c.last_name)) as name, c.email, coalesce(c.phone, '') as phone,
            coalesce(a.city, '') as city, a.deactivated_at is not null as is_deactivated,
            (select count(*)::int from "order" o where o.customer_id = c.id and o.deleted_at is null) as orders
       from customer c left join session_account a on a.customer_id = c.id
      where c.deleted_at is null
        and (c.company_name ilike :q or concat(c.first_name, ' ', c.last_name) ilike :q or c.email ilike :q
             or c.phone ilike :q or a.city ilike :q or a.company_uid ilike :q or a.company_uid = :uid)
      order by orders desc, company, c.id
      limit ${MOST}`,
    { q: containing(q), uid: uid && formatUid(uid) },
  )
  return rows
}
