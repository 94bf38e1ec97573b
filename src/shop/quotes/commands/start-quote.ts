import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { enqueue } from "#platform/jobs/enqueue"
import type { QuoteRecord } from "../queries/quote-record"

/** Has it written into the ERP, and mailed where that is wanted. Jobs of before may have given up: both happen once, however many there are. */
export async function startQuote(trx: Knex.Transaction, { id, is_mailed }: Pick<QuoteRecord, "id" | "is_mailed">) {
  const key = generateEntityId(undefined, "quote")
  await enqueue(trx, "issue-quote", { quoteId: id }, { key })
  if (is_mailed) await enqueue(trx, "quote-mail", { quoteId: id }, { key })
}

/** Has it written into the ERP, and mailed to its customer once it is there. */
export async function startMailedQuote(trx: Knex.Transaction, id: string): Promise<void> {
  await trx("quote").where({ id }).update({ is_mailed: true })
  await startQuote(trx, { id, is_mailed: true })
}
