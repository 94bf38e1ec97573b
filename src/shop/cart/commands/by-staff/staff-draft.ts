import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { refuseTooMuch } from "#area/lines"
import { comingWorkingDays } from "#area/rental"
import { today } from "#platform/clock"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import { heldLines } from "../../queries/period-request"
import { totalsRates } from "../../queries/totals-rates"
import type { DraftLine } from "../../wire/staff-draft"
import { type CartTokenRow, lockOpenCart } from "../cart-token-row"
import { insertLines } from "../line-rows"
import { type CustomerTerms, shopTerms, termsFor } from "../shop-terms"
import { type DraftedLines, draftLines } from "./draft-lines"

interface StaffDraft {
  terms: CustomerTerms
  lines: DraftedLines["lines"]
  /** Its rentals, as the rental module is asked about them. */
  held: ReturnType<typeof heldLines>
  sales: CustomerTerms["settings"]["sales"]
  totals: ReturnType<typeof cartTotals>
  /** Makes it the customer's cart under a token that nobody has. */
  write(trx: Knex.Transaction, token: string): Promise<CartTokenRow>
}

/**
 * Reads what nothing may wait for within a transaction.
 * @returns what staff put together for a customer, or for nobody yet, becomes; it throws a Refusal 400 keyed by path
 */
export async function staffDrafts(scope: MedusaContainer) {
  const [shop, workingDays] = await Promise.all([shopTerms(scope), comingWorkingDays(scope, today())])
  return async (db: Knex, customerId: string | null, wishes: readonly DraftLine[]): Promise<StaffDraft> => {
    const terms = await termsFor(db, shop, customerId)
    const { sales } = shop.settings
    const { lines, toWrite } = draftLines({ ...terms, workingDays }, wishes)
    const totals = cartTotals(lines, totalsRates(sales))
    refuseTooMuch(totals.total, "lines")
    return {
      ...{ terms, lines, sales, held: heldLines(lines, shop.catalogue), totals },
      async write(trx, token) {
        const row = await lockOpenCart(trx, token, { customerId }, shop.commerce)
        await insertLines(trx, row.cart_id, toWrite, shop.vat)
        return row
      },
    }
  }
}
