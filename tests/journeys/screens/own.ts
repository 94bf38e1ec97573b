import type { CustomerWithEverything } from "../customer-with-everything"
import type { Screen } from "./screen"

/** The screens that need a login (spec "customer area" §2), with what this customer has. */
export function ownScreens({
  orderId,
  orderNumber,
  addressId,
  requestId,
  email,
  longCompany,
}: CustomerWithEverything): Screen[] {
  return [
    {
      route: "/cart/checkout",
      address: "/cart/checkout",
      title: "Kasse",
      texts: [
        "1. Lieferung",
        "2. Zahlung",
        "3. Bestellübersicht",
        "Rechnungsadresse",
        "Lieferadresse",
        /Ihre Bestellreferenz/,
        "Zwischensumme",
        "MwSt. (8.1%)",
        /akzeptieren Sie unsere AGB/,
        "Jetzt bestellen",
      ],
    },
    {
      route: "/account",
      address: "/account",
      title: "Benutzerkonto",
      texts: [
        "Firmendaten",
        "Muster Holzbau AG",
        "Holzbau",
        "Persönliche Daten",
        "Petra",
        "+41 71 000 00 11",
        "Standard: Rechnung",
        "Standard: Lieferung",
        longCompany,
        "Bearbeiten",
        "Löschen",
      ],
    },
    {
      route: "/account/edit",
      address: "/account/edit",
      title: "Account bearbeiten",
      texts: [...["Firma", "Branche", "Adresse", "PLZ", "Ort", "Vorname", "Name", "Telefon"], "Kundenkonto speichern"],
    },
    {
      route: "/account/addresses",
      address: "/account/addresses",
      title: "Adressen",
      texts: ["Standard: Rechnung", "Standard: Lieferung", "Neue Adresse"],
    },
    {
      route: "/account/addresses/new",
      address: "/account/addresses/new",
      title: "Neue Adresse hinzufügen",
      texts: [
        "Firma (optional)",
        ...["Vorname*", "Nachname*", "Strasse und Hausnummer*", "PLZ*", "Ort*"],
        "Als Standard-Rechnungsadresse verwenden",
        "Als Standard-Lieferadresse verwenden",
        ...["Abbrechen", "Hinzufügen"],
      ],
    },
    {
      route: "/account/addresses/:id/edit",
      address: `/account/addresses/${addressId}/edit`,
      title: "Adresse bearbeiten",
      texts: ["Abbrechen", "Speichern"],
    },
    {
      route: "/firma",
      address: "/firma",
      title: "Firma",
      texts: ["Freigaben", "Umbau 7", "Personen", "Limit je Bestellung", "Jemanden einladen", "Firma verlassen"],
    },
    {
      route: "/firma/freigaben/:id",
      address: `/firma/freigaben/${requestId}`,
      title: "Freigabe",
      texts: [
        ...["wartet auf Freigabe", "Angefragt von", "Reserviert bis", "Umbau 7", "RTC 360"],
        ...["Zwischensumme", "MwSt. (8.1%)", /akzeptieren Sie unsere AGB/, "Freigeben und bestellen", "Ablehnen"],
      ],
    },
    {
      route: "/login-settings",
      address: "/login-settings",
      title: "Login",
      texts: [
        "E-Mail Adresse",
        "Die E-Mail-Adresse kann nicht geändert werden.",
        "Ändern Sie Ihr Passwort, um Ihr Konto zu schützen.",
        "Passwort ändern",
      ],
    },
    {
      route: "/password-change",
      address: "/password-change",
      title: "Passwort ändern",
      texts: [
        "Nach der Änderung werden Sie auf allen anderen Geräten abgemeldet.",
        ...["Aktuelles Passwort", "Neues Passwort", "Neues Passwort wiederholen"],
        ...["Schwach", "mindestens 12 Zeichen", "Abbrechen"],
      ],
    },
    {
      route: "/orders",
      address: "/orders",
      title: "Bestellungen",
      texts: ["Meine Rechnungen", /^Bestellung/, "Offen", "Alle 4 Produkte anzeigen", "Bestelldetails anzeigen"],
    },
    {
      route: "/orders/:id",
      address: `/orders/${orderId}`,
      title: `Bestellung ${orderNumber}`,
      texts: [
        ...["Miete", "Zubehör", "Zeitraum", "Lieferung", "Erneut mieten", "Erneut kaufen"],
        ...["Rechnungsadresse", "Lieferadresse", email],
        ...["Zusätzliche Informationen", "BV-2026-118"],
        ...["Zwischensumme", "MwSt. (8.1%)", "Gesamtbetrag", "Dokumente"],
      ],
    },
    {
      route: "/invoice",
      address: "/invoice",
      title: "Meine Rechnungen",
      texts: ["Meine Rechnungen"],
    },
  ]
}
