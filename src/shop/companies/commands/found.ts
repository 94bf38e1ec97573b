import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { companyByUid, SESSION_MODULE, type SessionModuleService } from "#area/accounts"
import { formatUid, parseUid } from "#kernel/uid"
import { conflict, invalidField } from "#platform/refusal"
import { isUniqueViolation } from "#platform/refused-by-database"
import { insertCompany } from "../data/companies"
import { insertMember, membershipOf } from "../data/members"
import { bringOrders } from "../data/orders"

interface Founder {
  customerId: string
  /** In any spelling. */
  companyUid: string
}

const FIELD = "company_uid"

/**
 * Opens the account of a company that the register knows; who opens it manages it, and what he has ordered until then is the
 * company's.
 * @throws Refusal 400 keyed `company_uid` for a number that isn't his account's or that the register doesn't know; 409 where
 *   there is an account already, or he belongs to one; 503 while the register gives no answer
 */
export async function foundCompany(scope: MedusaContainer, { customerId, companyUid }: Founder): Promise<void> {
  const raw = parseUid(companyUid)
  if (raw === null) throw invalidField(FIELD, "input.uid_invalid")
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (await membershipOf(db, customerId)) throw conflict("companies.member_already")
  const uid = formatUid(raw)
  const account = await scope.resolve<SessionModuleService>(SESSION_MODULE).retrieveAccount(customerId)
  if (account.company_uid && account.company_uid !== uid) throw invalidField(FIELD, "companies.another_uid")
  const known = await companyByUid(scope, raw)
  if (!known) throw invalidField(FIELD, "companies.uid_unknown")
  try {
    await db.transaction(async (trx) => {
      const id = await insertCompany(trx, { name: known.name, uid })
      if (id === null) throw conflict("companies.exists")
      await insertMember(trx, { customer_id: customerId, company_id: id, right: "manage" })
      await bringOrders(trx, customerId, id)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? conflict("companies.member_already") : error
  }
}
