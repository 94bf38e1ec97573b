import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { formatUid, parseUid } from "#kernel/uid"
import { notFound, staleChange } from "#platform/refusal"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { updateCompanyAddress, updateCompanyUid } from "../../data/store/accounts"
import { staffAccountOf } from "../../queries/customer-account"
import type { StaffAccountBody } from "../../wire/staff-customers"
import { type CustomerByStaff, changeCustomer } from "./customer-change"

/**
 * Company and person as the customer's own profile page has them, and the company's number.
 * @throws Refusal 404 without an account; 409 if it isn't what `version` was read from any more
 */
export function editAccount(scope: MedusaContainer, by: CustomerByStaff, body: StaffAccountBody): Promise<void> {
  const { version, company, company_uid, first_name, last_name, phone, ...companyAddress } = body
  const uid = parseUid(company_uid)
  const customers = scope.resolve(Modules.CUSTOMER)
  return changeCustomer(scope, by, "customer.edit", async ({ trx }) => {
    await trx("customer").where({ id: by.customerId }).forUpdate().first("id")
    const before = await told(trx, by.customerId)
    if (before.version !== version) throw staleChange(before.version)
    await updateCompanyAddress(trx, by.customerId, companyAddress)
    await updateCompanyUid(trx, by.customerId, uid && formatUid(uid))
    await withinTransaction(customers, trx, (context) =>
      customers.updateCustomers(by.customerId, { company_name: company, first_name, last_name, phone }, context),
    )
    const after = await told(trx, by.customerId)
    return after.version === before.version ? null : { before: before.account, after: after.account }
  })
}

async function told(trx: Knex.Transaction, customerId: string) {
  const read = await staffAccountOf(trx, customerId)
  if (!read) throw notFound()
  const { version, company, company_uid, sector, first_name, last_name, phone, address, postalcode, city } = read
  const account = { company, company_uid, sector, first_name, last_name, phone, address, postalcode, city }
  return { version, account }
}
