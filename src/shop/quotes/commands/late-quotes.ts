import type { Affected, Watched } from "#area/erp"
import { message } from "#kernel/wire/message"
import { quoteNumber } from "#platform/sql/shop-numbers"
import { IS_WAITING } from "../queries/quote-record"

interface QuoteRow extends Omit<Affected, "label" | "admin_path"> {
  number: string
}

/** Quotes that the ERP should have had by now. */
export const lateQuotes: Watched = {
  cause: "quote",
  async late(trx, lateMs) {
    const { rows } = await trx.raw<{ rows: { id: string }[] }>(
      `select id from quote
        where ${IS_WAITING} and alarmed_at is null and waiting_since < clock_timestamp() - ? * interval '1 millisecond'
        order by waiting_since`,
      [lateMs],
    )
    return rows.map(({ id }) => id)
  },
  async noteTold(trx, ids) {
    await trx("quote").whereIn("id", ids).update({ alarmed_at: trx.fn.now() })
  },
  async affected(db, ids) {
    const quotes: QuoteRow[] = await db("quote")
      .whereIn("id", ids)
      .orderBy(["waiting_since", "id"])
      .select(
        db.raw(`${quoteNumber("quote")} as number, waiting_since as since`),
        "attempts",
        "last_error_class",
        "last_error",
      )
    return quotes.map(({ number, ...quote }) => ({
      ...quote,
      label: message("quotes.quote", { number }),
      admin_path: "erp",
    }))
  },
}
