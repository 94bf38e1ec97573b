import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { notFound } from "#platform/refusal"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { addressOf } from "../queries/addresses"
import type { RecordAddress } from "./save-address"

/** @throws Refusal 404 if the customer has no such address */
export async function deleteAddress(
  scope: MedusaContainer,
  customerId: string,
  id: string,
  record: RecordAddress = async () => undefined,
): Promise<void> {
  const customers = scope.resolve(Modules.CUSTOMER)
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    const before = await addressOf(transaction, customerId, id)
    if (!before) throw notFound()
    await withinTransaction(customers, transaction, (context) => customers.deleteCustomerAddresses(id, context))
    await record(transaction, { before, after: null })
  })
}
