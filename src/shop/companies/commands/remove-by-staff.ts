import type { MedusaContainer } from "@medusajs/framework/types"
import { type CustomerByStaff, changeCustomer } from "#area/accounts"
import { notFound } from "#platform/refusal"
import { companyById } from "../data/companies"
import { endInvitationsBy } from "../data/invitations"
import { letGo, membershipOf } from "../data/members"

/**
 * Takes a customer out of his company's account, audited; whom he has invited can't join any more. If nobody managed it then, whoever is in it longest does.
 * @throws Refusal 404 for who belongs to none
 */
export const removeByStaff = (scope: MedusaContainer, by: CustomerByStaff): Promise<void> =>
  changeCustomer(scope, by, "customer.leave-company", async ({ trx }) => {
    const member = await membershipOf(trx, by.customerId)
    const company = member && (await companyById(trx, member.company_id))
    if (!company) throw notFound()
    await letGo(trx, by.customerId)
    await endInvitationsBy(trx, company.id, by.customerId)
    return { before: { company_account: company.name }, after: { company_account: null } }
  })
