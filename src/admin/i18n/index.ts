/**
 * The shop's words in the place of Medusa's. Those on its order page
 * that would say something else about our orders: what Medusa sums up as shipping holds the
 * rounding of the total too, a method of its own without VAT, and the sum of the lines has one name in the whole shop.
 * Of its states those have other words that would say of a rental or an invoice what isn't so.
 * @see docs/decisions/145-rounding-in-medusas-order.md
 */
export default {
  de: {
    translation: {
      actions: { continueWithEmail: "Anmelden" },
      login: { title: "Verwaltung", hint: "Melden Sie sich mit Ihrem Konto an." },
      invite: {
        title: "Willkommen im Team",
        successHint: "Sie können gleich beginnen.",
        successAction: "Zur Anmeldung",
      },
      users: { copyInviteLink: "Link: steht nur in der Mail" },
      orders: {
        status: { pending: "Offen" },
        returns: { outstandingAmount: "Offener Betrag" },
        payment: {
          totalPending: "Noch zu bezahlen",
          status: {
            authorized: "Auf Rechnung",
            partiallyAuthorized: "Teilweise auf Rechnung",
            awaiting: "Noch nicht bezahlt",
            pending: "Noch nicht bezahlt",
            captured: "Bezahlt",
            partiallyCaptured: "Teilweise bezahlt",
            canceled: "Aufgehoben",
            requiresAction: "Zu prüfen",
          },
        },
        fulfillment: {
          status: {
            notFulfilled: "Noch nicht versendet",
            partiallyFulfilled: "Teilweise bereitgestellt",
            fulfilled: "Bereitgestellt",
            partiallyShipped: "Teilweise versendet",
            shipped: "Versendet",
            requiresAction: "Zu prüfen",
          },
        },
        summary: {
          itemSubtotal: "Zwischensumme",
          shippingSubtotal: "Versand und Rundung",
          taxTotal: "MwSt.",
        },
      },
    },
  },
}
