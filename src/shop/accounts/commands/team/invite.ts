import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { recordAudit } from "#platform/audit/record"
import { enqueue } from "#platform/jobs/enqueue"
import { invalidField } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { loginEmail } from "../../data/store/accounts"
import { saveInvited } from "../../data/store/staff-roles"
import type { TeamInvitationBody } from "../../wire/staff-team"
import { openTeam } from "./team-change"

/**
 * Invites somebody into a role: invitation, role, mail and audit in one transaction.
 * @returns the invitation's id; its link is in the mail alone
 * @throws Refusal 400 under `email` for who is on the team, invited or a customer
 */
export async function inviteIntoTeam(
  scope: MedusaContainer,
  staffId: string,
  { email: typed, role }: TeamInvitationBody,
): Promise<string> {
  const email = loginEmail(typed)
  const users = scope.resolve(Modules.USER)
  return inOneTransaction(scope, async ({ trx, eventGroupId }) => {
    await openTeam(trx, staffId)
    await refuseTaken(trx, email)
    const [invite] = await withinTransaction(
      users,
      trx,
      (context) => users.createInvites([{ email }], context),
      eventGroupId,
    )
    await saveInvited(trx, invite.id, { role, invited_by: staffId })
    const mailKey = `staff-invitation-${invite.id}-${new Date(invite.expires_at).getTime()}`
    await enqueue(trx, "staff-invitation-mail", { inviteId: invite.id, mailKey }, { key: mailKey })
    await recordAudit(trx, {
      ...{ staffId, action: "staff.invite", subject: { type: "invite", id: invite.id } },
      ...{ before: null, after: { email, role } },
    })
    return invite.id
  })
}

/** One e-mail is one login; @throws Refusal 400 */
async function refuseTaken(trx: Knex.Transaction, email: string) {
  const isIn = async (table: string, where: object) =>
    (await trx(table).whereRaw("lower(email) = ?", email).where(where).first("email")) !== undefined
  if (await isIn("session_account", {})) throw invalidField("email", "stock.customers_email")
  if (await isIn("user", { deleted_at: null })) throw invalidField("email", "accounts.on_the_team")
  if (await isIn("invite", { deleted_at: null, accepted: false }))
    throw invalidField("email", "accounts.already_invited")
}
