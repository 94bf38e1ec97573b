import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import type { ProfileBody } from "../wire/account"

/** Company and person, in one transaction: Medusa's customer and the account next to it. */
export async function updateProfile(scope: MedusaContainer, customerId: string, body: ProfileBody): Promise<void> {
  const { company: company_name, first_name, last_name, phone, ...companyAddress } = body
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const customers = scope.resolve(Modules.CUSTOMER)
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await session.lockAccount(customerId, transaction)
    await session.updateCompanyAddress(customerId, companyAddress, transaction)
    await withinTransaction(customers, transaction, (context) =>
      customers.updateCustomers(customerId, { company_name, first_name, last_name, phone }, context),
    )
  })
}
