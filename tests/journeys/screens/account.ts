import type { Screen } from "./screen"

/** The way to an account and to an order, as who has no login sees it. */
export const ACCOUNT_SCREENS: Screen[] = [
  {
    route: "/password-reset",
    address: "/password-reset",
    title: "Mein Konto",
    texts: ["E-Mail", "Zurücksetzen"],
  },
  {
    route: "/password/reset/confirm",
    address: "/password/reset/confirm?uidb64=Y3VzXzE&token=abc",
    title: "Neues Passwort setzen",
    texts: [/wiederholen/, /zurücksetzen/i],
  },
  {
    route: "/cart",
    address: "/cart",
    title: "Warenkorb",
    texts: [
      "Warenkorb",
      "Ihr Warenkorb ist leer. Noch nichts passendes gefunden? Oder haben Sie Fragen? Gerne unterstützen wir Sie auch persönlich.",
    ],
  },
  {
    route: "/cart/success",
    address: "/cart/success?orderId=W-1042",
    title: "Vielen Dank für Ihre Bestellung!",
    texts: ["Vielen Dank für Ihre Bestellung!", "W-1042", "Zu meinen Bestellungen", /in Kürze bestätigen/],
  },
  {
    route: "/log-in",
    address: "/log-in?message=already_registered&email=anna%40example.ch",
    title: "Mein Konto",
    texts: [
      "Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich an.",
      "Passwort vergessen?",
      "Anmelden",
      "Als Firmenkunde registrieren",
    ],
  },
  {
    route: "/sign-up",
    address: "/sign-up",
    title: "Als Firmenkunde registrieren",
    texts: ["Schritt 1 von 2", "E-Mail", "Passwort wiederholen", "Schwach", "Weiter"],
  },
  {
    route: "/complete-profile",
    address: "/complete-profile",
    title: "Als Firmenkunde registrieren",
    texts: ["Schritt 1 von 2"],
  },
  {
    route: "/activation",
    address: "/activation",
    title: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    texts: [/Spam/i, "Zur Startseite"],
  },
  {
    route: "/activation/result",
    address: "/activation/result?uidb64=Y3VzXzE&token=abc",
    title: "Aktivierung fehlgeschlagen",
    texts: ["Aktivierung fehlgeschlagen", /Anrufen|\+41 71 000 00 00/],
  },
  {
    route: "/activation/remove",
    address: "/activation/remove?uidb64=Y3VzXzE&token=abc",
    title: "Das war ich nicht",
    texts: ["Das war ich nicht", /Diese Registrierung gibt es nicht mehr/, "Zur Startseite"],
  },
  {
    route: "/impersonate",
    address: "/impersonate",
    title: "Benutzer imitieren",
    texts: ["Benutzer imitieren", "Der Link ist unvollständig."],
  },
  {
    route: "/firma/einladung",
    address: "/firma/einladung",
    title: "Einladung in ein Firmenkonto",
    texts: ["Einladung in ein Firmenkonto", "Diese Einladung gibt es nicht mehr."],
  },
]
