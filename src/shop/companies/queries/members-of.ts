import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CompanyMemberWire } from "../wire/company-account"

interface Member extends Omit<CompanyMemberWire, "is_self"> {
  /** Staff have closed his account. */
  is_closed: boolean
}

/** Whoever belongs to the company, who is there longest first. One statement. */
export async function membersOf(db: Knex, companyId: string): Promise<Member[]> {
  const { rows } = await db.raw<{ rows: (Omit<Member, "since"> & { since: Date })[] }>(
    `select c.id, coalesce(c.first_name, '') as first_name, coalesce(c.last_name, '') as last_name, c.email,
            m."right", m.created_at as since, a.deactivated_at is not null as is_closed
       from company_member m
       join customer c on c.id = m.customer_id
       left join session_account a on a.customer_id = c.id
      where m.company_id = ?
      order by m.created_at, c.id`,
    [companyId],
  )
  return rows.map(({ since, ...member }) => ({ ...member, since: since.toISOString() }))
}

/** Who manages the company now and can log in. One statement. */
export async function managersOf(db: Knex, companyId: string): Promise<Pick<Member, "id" | "email">[]> {
  const { rows } = await db.raw<{ rows: Pick<Member, "id" | "email">[] }>(
    `select c.id, c.email
       from company_member m
       join customer c on c.id = m.customer_id
       join session_account a on a.customer_id = c.id and a.deactivated_at is null
      where m.company_id = ? and m."right" = 'manage'
      order by m.created_at, c.id`,
    [companyId],
  )
  return rows
}
