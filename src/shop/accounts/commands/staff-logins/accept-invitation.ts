import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { InviteDTO, MedusaContainer, UserDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { mayDo } from "#kernel/staff-rights"
import { recordAudit } from "#platform/audit/record"
import { isOutage } from "#platform/outage"
import { conflict, invalidField, refused } from "#platform/refusal"
import { isUniqueViolation } from "#platform/refused-by-database"
import { inOneTransaction, type OpenTransaction } from "#platform/transaction/one-transaction"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { loginEmail } from "../../data/store/accounts"
import { lockTeam, roleOfStaff, saveRole, takeInvited } from "../../data/store/staff-roles"
import type { AcceptInvitationBody } from "../../wire/staff-login"
import { freeEmail } from "../email-taken"
import { PASSWORD_PROVIDER } from "../passwords/passwords"
import type { Registration } from "./register"

const invalidInvitation = () => refused("accounts.invitation_invalid")
const EMAIL_TAKEN = "accounts.staff_email_taken"

interface Acceptance {
  /** The invitation's secret. */
  token: string
  person: AcceptInvitationBody
  registration: Registration
}

/**
 * Makes the invited person a staff user with the login they chose: user, login, role, the end of the invitation and the
 * audit in one transaction. Of several at once, one succeeds.
 * @throws Refusal 400 for an invitation that is unknown, used, expired or of who invites nobody any more, or another's e-mail; 409 for one that is taken
 */
export async function acceptInvitation(scope: MedusaContainer, acceptance: Acceptance): Promise<UserDTO> {
  const invite = await openInvite(scope, acceptance.token)
  const email = loginEmail(invite.email)
  const typed = loginEmail(acceptance.person.email ?? email)
  if (acceptance.registration.email !== email || typed !== email)
    throw invalidField("email", "accounts.invitation_of_another")
  try {
    return await inOneTransaction(scope, (open) => join(scope, open, invite, acceptance))
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(EMAIL_TAKEN) : error
  }
}

async function openInvite(scope: MedusaContainer, token: string): Promise<InviteDTO> {
  try {
    return await scope.resolve(Modules.USER).validateInviteToken(token)
  } catch (error) {
    throw isOutage(error) ? error : invalidInvitation()
  }
}

async function join(
  scope: MedusaContainer,
  { trx, eventGroupId }: OpenTransaction,
  invite: InviteDTO,
  { token, person, registration }: Acceptance,
): Promise<UserDTO> {
  await lockTeam(trx)
  await lockInvite(trx, invite.id, token)
  const { role, invited_by } = await takeInvited(trx, invite.id)
  if (invited_by !== null && !(await mayInvite(trx, invited_by))) throw invalidInvitation()
  await freeEmail(trx, registration.email)
  const users = scope.resolve(Modules.USER)
  const { first_name, last_name } = person
  const user = await withinTransaction(
    users,
    trx,
    async (context) => {
      await users.softDeleteInvites([invite.id], undefined, context)
      return users.createUsers({ email: registration.email, first_name, last_name }, context)
    },
    eventGroupId,
  )
  const auth = scope.resolve(Modules.AUTH)
  const identity = {
    provider: PASSWORD_PROVIDER,
    entity_id: registration.email,
    provider_metadata: { password: registration.hash },
  }
  await withinTransaction(auth, trx, (context) =>
    auth.createAuthIdentities([{ provider_identities: [identity], app_metadata: { user_id: user.id } }], context),
  )
  await saveRole(trx, user.id, role)
  const after = { email: user.email, role, invite: invite.id }
  await recordAudit(trx, {
    ...{ staffId: user.id, action: "staff.join", subject: { type: "user", id: user.id } },
    ...{ before: null, after },
  })
  return user
}

/** Whether who invited may still do so. */
async function mayInvite(trx: Knex.Transaction, staffId: string): Promise<boolean> {
  const role = await roleOfStaff(trx, staffId)
  return role !== null && mayDo(role, "team")
}

/** Acceptances of one invitation queue up; the second finds it gone, or with another secret. */
async function lockInvite(trx: Knex.Transaction, id: string, token: string) {
  const invite = await trx("invite").where({ id, token }).whereNull("deleted_at").forUpdate().first("id")
  if (!invite) throw invalidInvitation()
}
