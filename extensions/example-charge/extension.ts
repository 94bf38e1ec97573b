import { type ChargedProduct, defineExtension, type Rappen } from "#extension"

const FRANC = 100

/** An insurance for a rental of an expensive device: 40 % of the price of a day, in whole francs. */
const insurance = ({ pricePerDay, salesPrice }: ChargedProduct): Rappen =>
  (salesPrice ?? 0) >= 10_000 * FRANC ? Math.round((pricePerDay * 0.4) / FRANC) * FRANC : 0

/** What is held for the accessories of any rental until they are back. */
const keyDeposit = (): Rappen => 50 * FRANC

export default defineExtension({
  name: "example-charge",
  requires: "^1.0.0",
  charges: [
    { code: "insurance", title: "Geräteversicherung", isRefundable: false, amountOf: insurance },
    { code: "key", title: "Pfand für Zubehör, wird zurückerstattet", isRefundable: true, amountOf: keyDeposit },
  ],
})
