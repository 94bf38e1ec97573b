import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { conflict, notFound } from "#platform/refusal"
import { endInvitationsBy } from "../data/invitations"
import { deleteMember, setRight, standingsOf } from "../data/members"
import { type Action, isStillManaged, type Right } from "../rules/rights"
import { asMember } from "./as-member"

interface MemberChange {
  /** Who changes. */
  customerId: string
  memberId: string
  action: Action
  /** His next right, null if he goes. */
  becomes: Right | null
}

/** @throws Refusal 404 for who isn't in the company, 409 if nobody managed it afterwards */
async function change(scope: MedusaContainer, { customerId, memberId, action, becomes }: MemberChange): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const { company } = await asMember(trx, customerId, action)
    const members = await standingsOf(trx, company.id)
    if (!members.some((member) => member.customerId === memberId)) throw notFound()
    if (!isStillManaged(members, memberId, becomes)) throw conflict("companies.last_manager")
    await (becomes === null ? deleteMember(trx, memberId) : setRight(trx, memberId, becomes))
    if (action === "remove") await endInvitationsBy(trx, company.id, memberId)
  })
}

/** @throws Refusal 404 for who isn't a colleague, 400 for who doesn't manage, 409 for the last who does */
export const changeRight = (scope: MedusaContainer, customerId: string, memberId: string, right: Right) =>
  change(scope, { customerId, memberId, action: "change-right", becomes: right })

/**
 * He sees nothing of the company from the next request on, and whom he has invited can't join any more.
 * @throws Refusal as `changeRight`
 */
export const removeMember = (scope: MedusaContainer, customerId: string, memberId: string) =>
  change(scope, { customerId, memberId, action: "remove", becomes: null })

/** The last one who leaves takes the company's account with him. @throws Refusal as `changeRight` */
export const leaveCompany = (scope: MedusaContainer, customerId: string) =>
  change(scope, { customerId, memberId: customerId, action: "leave", becomes: null })
