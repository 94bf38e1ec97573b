import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CompanyMemberWire } from "../wire/company-account"

type Member = Omit<CompanyMemberWire, "is_self">

/** Whoever belongs to the company, who is there longest first. One statement. */
export async function membersOf(db: Knex, companyId: string): Promise<Member[]> {
  const { rows } = await db.raw<{ rows: (Omit<Member, "since"> & { since: Date })[] }>(
    `select c.id, coalesce(c.first_name, '') as first_name, coalesce(c.last_name, '') as last_name, c.email,
            m."right", m.created_at as since
       from company_member m join customer c on c.id = m.customer_id
      where m.company_id = ?
      order by m.created_at, c.id`,
    [companyId],
  )
  return rows.map(({ since, ...member }) => ({ ...member, since: since.toISOString() }))
}
