import type { Watched } from "#area/erp"
import { quoteNumber } from "#platform/sql/shop-numbers"
import { IS_WAITING } from "../queries/quote-record"

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
  affected: (db, ids) =>
    db("quote")
      .whereIn("id", ids)
      .orderBy(["waiting_since", "id"])
      .select(
        db.raw(`'Offerte ' || ${quoteNumber("quote")} as label, 'erp' as admin_path, waiting_since as since`),
        "attempts",
        "last_error_class",
        "last_error",
      ),
}
