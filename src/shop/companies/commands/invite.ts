import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, invalidField, notFound } from "#platform/refusal"
import { deleteInvitation, insertInvitation, waitingInvitations } from "../data/invitations"
import { standingsOf } from "../data/members"
import type { CompanyInvitationBody } from "../wire/company-account"
import { asMember } from "./as-member"

/** Members and invitations of one company together. */
export const MOST_COLLEAGUES = 100

interface Invitation extends CompanyInvitationBody {
  /** Who invites. */
  customerId: string
}

/**
 * Invites a colleague by mail, whether the shop knows the address or not; invited again, the earlier link ends.
 * @throws Refusal 404 for who belongs to no company, 400 for who doesn't manage it and for who is in it already, 409 when it
 *   has as many members as it may
 */
export async function inviteColleague(scope: MedusaContainer, { customerId, ...body }: Invitation): Promise<void> {
  const email = body.email.toLowerCase()
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const { company } = await asMember(trx, customerId, "invite")
    await assertNew(trx, company.id, email)
    const id = await insertInvitation(trx, { company_id: company.id, email, right: body.right, invited_by: customerId })
    await enqueue(trx, "company-invitation-mail", { invitationId: id }, { key: id })
  })
}

async function assertNew(trx: Knex.Transaction, companyId: string, email: string): Promise<void> {
  const [members, waiting] = [await standingsOf(trx, companyId), await waitingInvitations(trx, companyId)]
  const ids = members.map(({ customerId }) => customerId)
  if (await trx("customer").whereIn("id", ids).where({ email }).first("id"))
    throw invalidField("email", "companies.colleague_already")
  const others = waiting.filter((invitation) => invitation.email !== email)
  if (members.length + others.length >= MOST_COLLEAGUES) throw conflict("companies.too_many", { most: MOST_COLLEAGUES })
}

/** Takes an invitation back: its link opens nothing any more. @throws Refusal 404 for one that isn't open, 400 as above */
export async function withdrawInvitation(scope: MedusaContainer, customerId: string, id: string): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const { company } = await asMember(trx, customerId, "invite")
    if (!(await deleteInvitation(trx, company.id, id))) throw notFound()
  })
}
