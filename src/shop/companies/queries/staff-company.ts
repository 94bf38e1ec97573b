import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { versionOf } from "#platform/version-of"
import { companyById, limitWire } from "../data/companies"
import { membershipOf } from "../data/members"
import { may } from "../rules/rights"
import type { StaffCompanyAnswer } from "../wire/staff-companies"
import { membersOf } from "./members-of"

export async function staffCompanyOf(db: Knex, customerId: string): Promise<StaffCompanyAnswer> {
  const member = await membershipOf(db, customerId)
  const company = member && (await companyById(db, member.company_id))
  if (!company) return { company: null }
  const { id, name, uid } = company
  const members = await membersOf(db, id)
  const isManaged = members.some((one) => !one.is_closed && may(one.right, "approve"))
  const version = versionOf({ name, uid })
  return { company: { name, uid, version, order_limit: limitWire(company), is_managed: isManaged, members } }
}
