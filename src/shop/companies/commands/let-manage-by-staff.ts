import type { MedusaContainer } from "@medusajs/framework/types"
import { type CustomerByStaff, changeCustomer } from "#area/accounts"
import { conflict } from "#platform/refusal"
import { setRight } from "../data/members"
import { managersOf } from "../queries/members-of"
import { asMember } from "./as-member"

/**
 * Lets a customer manage his company's account where nobody who could is able to log in, audited; else they decide about it.
 * @throws Refusal 404 for who belongs to none, 409 where somebody manages it, and for who can't log in himself
 * @see docs/decisions/216-who-manages-when-nobody-can.md
 */
export const letManageByStaff = (scope: MedusaContainer, by: CustomerByStaff): Promise<void> =>
  changeCustomer(scope, by, "customer.manage-company", async ({ trx, account }) => {
    const { company } = await asMember(trx, by.customerId, "see")
    if ((await managersOf(trx, company.id)).length > 0) throw conflict("companies.is_managed")
    if (account.deactivated_at !== null) throw conflict("companies.closed_member")
    await setRight(trx, by.customerId, "manage")
    return { before: null, after: { company_account: company.name } }
  })
