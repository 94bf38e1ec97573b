import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"
import { now } from "#platform/clock"

/** What the records of its mail call an invitation. */
export const INVITATION = "company_invitation"

/**
 * Deletes invitations a month after they were accepted or ran out, and the records of their mails, which name the address.
 * @returns how many
 */
export async function forgetOldInvitations(db: Knex): Promise<number> {
  const before = new Date(now().getTime() - settings.oldInvitationDays * 86_400_000)
  const { rows } = await db.raw<{ rows: { forgotten: number }[] }>(
    `with old as (
       delete from company_invitation where coalesce(accepted_at, expires_at) < :before returning id
     ), mails as (
       delete from notification n using old where n.resource_type = :type and n.resource_id = old.id
     )
     select count(*)::int as forgotten from old`,
    { before, type: INVITATION },
  )
  return rows[0].forgotten
}
