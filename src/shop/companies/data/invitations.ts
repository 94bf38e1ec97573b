import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { settings } from "#config/settings"
import { now } from "#platform/clock"
import type { Right } from "../rules/rights"

export interface InvitationRow {
  id: string
  company_id: string
  /** In lower case. */
  email: string
  right: Right
  invited_by: string
  expires_at: Date
  accepted_at: Date | null
  created_at: Date
}

const invitations = (db: Knex) => db<InvitationRow & { updated_at: Date }>("company_invitation")

const HOUR_MS = 3_600_000

/** Invites an e-mail; an earlier invitation of it by this company is over, and so is its link. @returns its id */
export async function insertInvitation(
  trx: Knex.Transaction,
  invitation: Pick<InvitationRow, "company_id" | "email" | "right" | "invited_by">,
): Promise<string> {
  const { company_id, email } = invitation
  await invitations(trx).where({ company_id, email, accepted_at: null }).delete()
  const id = generateEntityId(undefined, "cinv")
  const at = now()
  const expires_at = new Date(at.getTime() + settings.companyInvitationHours * HOUR_MS)
  await invitations(trx).insert({ id, ...invitation, expires_at, created_at: at, updated_at: at })
  return id
}

export const isOpen = ({ accepted_at, expires_at }: Pick<InvitationRow, "accepted_at" | "expires_at">): boolean =>
  accepted_at === null && expires_at > now()

export const invitationById = (db: Knex, id: string): Promise<InvitationRow | undefined> =>
  invitations(db).where({ id }).first()

export const lockInvitation = (trx: Knex.Transaction, id: string): Promise<InvitationRow | undefined> =>
  invitations(trx).where({ id }).forUpdate().first()

/** Those of a company that nobody has accepted, the latest first; those that ran out too. */
export const waitingInvitations = (db: Knex, companyId: string): Promise<InvitationRow[]> =>
  invitations(db)
    .where({ company_id: companyId, accepted_at: null })
    .orderBy([{ column: "created_at", order: "desc" }, "id"])

/** The latest that an e-mail can accept. */
export const openInvitationFor = (db: Knex, email: string): Promise<InvitationRow | undefined> =>
  invitations(db)
    .where({ email, accepted_at: null })
    .where("expires_at", ">", now())
    .orderBy([{ column: "created_at", order: "desc" }, "id"])
    .first()

export const noteAccepted = (trx: Knex.Transaction, id: string) =>
  invitations(trx).where({ id }).update({ accepted_at: now(), updated_at: now() })

/** Ends what a member has sent and nobody has accepted. */
export const endInvitationsBy = (trx: Knex.Transaction, companyId: string, memberId: string) =>
  invitations(trx).where({ company_id: companyId, invited_by: memberId, accepted_at: null }).delete()

/** @returns whether there was one that nobody had accepted */
export async function deleteInvitation(trx: Knex.Transaction, companyId: string, id: string): Promise<boolean> {
  return (await invitations(trx).where({ id, company_id: companyId, accepted_at: null }).delete()) > 0
}
