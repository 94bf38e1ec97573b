import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { inOneTransaction } from "./one-transaction"

/** What staff do in one transaction, as routes call it: with the shop, who asks, and what is asked for. */
export const byStaff =
  <Asked extends unknown[], Result = void>(
    act: (trx: Knex.Transaction, staffId: string, ...asked: Asked) => Promise<Result>,
  ) =>
  (scope: MedusaContainer, staffId: string, ...asked: Asked): Promise<Result> =>
    inOneTransaction(scope, ({ trx }) => act(trx, staffId, ...asked))
