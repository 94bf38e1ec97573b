/**
 * Words on Medusa's order page that would say something else about our orders: what Medusa sums up as shipping holds the
 * rounding of the total too, a method of its own without VAT, and the sum of the lines has one name in the whole shop.
 * @see docs/decisions/145-rounding-in-medusas-order.md
 */
export default {
  de: {
    translation: {
      orders: {
        summary: {
          itemSubtotal: "Zwischensumme",
          shippingSubtotal: "Versand und Rundung",
          taxTotal: "MwSt.",
        },
      },
    },
  },
}
