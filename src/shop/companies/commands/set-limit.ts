import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Rappen } from "#kernel/money"
import { setOrderLimit } from "../data/companies"
import { asMember } from "./as-member"

/**
 * From the next order on, what costs more than this waits for who manages; null: nothing does.
 * @throws Refusal 404 for who belongs to no company, 400 for who doesn't manage it
 */
export async function limitOrders(scope: MedusaContainer, customerId: string, limit: Rappen | null): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const { company } = await asMember(trx, customerId, "set-limit")
    await setOrderLimit(trx, company.id, limit)
  })
}
