import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { mayDo, type StaffRole } from "#kernel/staff-rights"
import { message } from "#kernel/wire/message"
import { conflict, refuse } from "#platform/refusal"
import { hasOtherOwner, lockTeam, roleOfStaff } from "../../data/store/staff-roles"

/**
 * Begins a change of the team: nobody else changes it until the transaction ends, and who asks may still do so now.
 * @throws Refusal 409 for who lost the right meanwhile
 */
export async function openTeam(trx: Knex.Transaction, staffId: string): Promise<void> {
  await lockTeam(trx)
  const role = await roleOfStaff(trx, staffId)
  if (role === null || !mayDo(role, "team")) throw conflict("accounts.role_owner_needed")
}

/** The role of a member now. @throws Refusal 404 */
export async function memberRole(trx: Knex.Transaction, userId: string): Promise<StaffRole> {
  const role = await roleOfStaff(trx, userId)
  if (role === null) throw refuse(message("accounts.no_such_staff"), { status: 404 })
  return role
}

/** @throws Refusal 409 if nobody else is an owner */
export async function keepAnOwner(trx: Knex.Transaction, userId: string): Promise<void> {
  if (!(await hasOtherOwner(trx, userId))) throw conflict("accounts.last_owner")
}
