import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RentalService } from "#area/rental"
import { settings } from "#config/settings"
import { now, today } from "#platform/clock"
import { type EntriesOwner, OF_CUSTOMER } from "../data/entries"
import { ENTRY } from "./notice-mail"
import { promiseLook } from "./notices"

/** Periods that have passed, and addresses that never confirmed. */
const OLD = `greatest(e.end_day, e.offered_end) + e.flex_days < cast(:today as date)
  or e.state = 'unconfirmed' and e.created_at < :unconfirmed`

/** Left by a customer who is gone since. */
const OF_NOBODY = `e.customer_id is not null
  and not exists (select from customer c where c.id = e.customer_id and c.deleted_at is null)`

/**
 * Deletes who waited for periods that have passed, who never confirmed, and what deleted customers have left; with them the
 * records of their mails, which name the address, and what was held for them.
 * @returns how many entries were forgotten
 */
export const forgetOldEntries = (scope: MedusaContainer): Promise<number> =>
  scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction((trx) =>
    forget(scope, trx, `${OLD} or ${OF_NOBODY}`, {
      today: today(),
      unconfirmed: new Date(now().getTime() - settings.waitListLinkHours * 3_600_000),
    }),
  )

/** What a customer waits for who is erased in this transaction. */
export const forgetEntriesIn = (scope: MedusaContainer, trx: Knex.Transaction, owner: EntriesOwner): Promise<number> =>
  forget(scope, trx, OF_CUSTOMER, { ...owner })

async function forget(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  condition: string,
  parameters: Record<string, string | Date | null>,
) {
  const rental = scope.resolve<RentalService>("rental")
  const { rows } = await trx.raw<{ rows: { id: string; product_id: string; state: string }[] }>(
    `with gone as (
       delete from wait_list_entry e where (${condition}) returning id, product_id, state
     ), mails as (
       delete from notification n using gone where n.resource_type = :type and n.resource_id = gone.id
     )
     select id, product_id, state from gone`,
    { ...parameters, type: ENTRY },
  )
  const offered = rows.filter(({ state }) => state === "offered")
  await rental.endOffers(
    trx,
    offered.map(({ id }) => id),
  )
  for (const { id, product_id } of offered) await promiseLook(trx, product_id, `${id} forgotten`)
  return rows.length
}
