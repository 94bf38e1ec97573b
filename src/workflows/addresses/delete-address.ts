import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { notFound } from "../../lib/shop-error"
import { addressOf } from "../../queries/accounts/addresses"

/** @throws ShopError 404 if the customer has no such address */
export async function deleteAddress(scope: MedusaContainer, customerId: string, id: string): Promise<void> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!(await addressOf(database, customerId, id))) throw notFound()
  await scope.resolve(Modules.CUSTOMER).deleteCustomerAddresses(id)
}
