import type { Rappen } from "#kernel/money"

/** A rental product as far as charges go. Money in Rappen, without VAT. */
export interface ChargedProduct {
  id: string
  /** Last part of its page's address. */
  slug: string
  name: string
  pricePerDay: Rappen
  /** Of the same device where it is sold, too. */
  salesPrice: Rappen | null
}

/**
 * What is charged once for a rental beside its price, whatever its days. It is on the product's page, in cart, quote, order,
 * mails and accounts; carts follow a rule that has changed, quotes and orders stay.
 */
export interface ExtensionCharge {
  /** Lower-case letters, digits and `_`; one of the extension. Stays for ever: orders keep it. */
  code: string
  /** As customers read it. */
  title: string
  /** Held for the customer and given back, such as a deposit: not taxed, nobody's revenue. */
  isRefundable: boolean
  /**
   * Pure: neither clock nor input and output. Whole Rappen; 0 for none; below 0 for what is taken off. What is refundable is
   * a multiple of five Rappen.
   */
  amountOf(product: ChargedProduct): Rappen
}
