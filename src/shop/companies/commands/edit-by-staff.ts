import type { MedusaContainer } from "@medusajs/framework/types"
import { type CustomerByStaff, changeCustomer, replaceCompanyUid } from "#area/accounts"
import { formatUid, parseUid } from "#kernel/uid"
import { invalidField, staleChange } from "#platform/refusal"
import { isUniqueViolation } from "#platform/refused-by-database"
import { versionOf } from "#platform/version-of"
import { renameCompany } from "../data/companies"
import { membersOfCompany } from "../data/members"
import type { StaffCompanyBody } from "../wire/staff-companies"
import { asMember } from "./as-member"

/**
 * Name and number of the company that a customer belongs to, as the register has them after a change of its legal form or a merger. Accounts
 * of its members that have the former number get the new one; audited on the customer's page.
 * @throws Refusal 404 for who belongs to none, 409 if it isn't what `version` was read from any more, 400 keyed `company_uid` for the
 *   number of another company's account
 * @see docs/decisions/355-a-company-that-is-called-otherwise.md
 */
export async function editCompanyByStaff(
  scope: MedusaContainer,
  by: CustomerByStaff,
  body: StaffCompanyBody,
): Promise<void> {
  const uid = parseUid(body.company_uid)
  if (uid === null) throw invalidField("company_uid", "input.uid_invalid")
  await changeCustomer(scope, by, "customer.edit-company", async ({ trx }) => {
    const { company } = await asMember(trx, by.customerId, "see")
    const before = { name: company.name, uid: company.uid }
    if (versionOf(before) !== body.version) throw staleChange(versionOf(before))
    const after = { name: body.name, uid: formatUid(uid) }
    if (after.name === before.name && after.uid === before.uid) return null
    try {
      await renameCompany(trx, company.id, after)
    } catch (error) {
      throw isUniqueViolation(error) ? invalidField("company_uid", "companies.uid_of_another") : error
    }
    await replaceCompanyUid(trx, await membersOfCompany(trx, company.id), before.uid, after.uid)
    return { before: told(before), after: told(after) }
  })
}

const told = ({ name, uid }: { name: string; uid: string }) => ({ company_account: name, company_uid: uid })
