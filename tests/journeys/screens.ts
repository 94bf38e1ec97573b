import { readFileSync } from "node:fs"
import path from "node:path"
import { GOODS_KINDS } from "#shop/catalogue/rules/named-kinds"
import { listPathOf } from "#shop/catalogue/rules/product-addresses"
import { ROOT } from "../harness/settings"

const SHOP = "Muster Vermessung AG"

/** A screen of both route tables (both specifications, §2), with real data. */
export interface Screen {
  /** Its path in the storefront's route table. */
  route: string
  address: string
  /** Without the shop's name, which follows every title. */
  title: string
  /** What a visitor reads there. */
  texts: (string | RegExp)[]
  /** A list or filter, whose failure is announced (spec "public shop" §8). */
  isList?: true
}

export const titleOf = ({ title }: Screen) => `${title} | ${SHOP}`

/** Those that need no login. */
export const SCREENS: Screen[] = [
  {
    route: "/",
    address: "/",
    title: "Ihr Ansprechpartner für Laserscanning",
    texts: ["Ihr Ansprechpartner für Laserscanning", "Laserscanning", "3D-Punktwolke", "Über uns", "Unser Vorschlag"],
  },
  {
    route: "/mieten",
    address: "/mieten",
    isList: true,
    title: "Laserscanner mieten",
    texts: ["Unser Vorschlag", "Alle", "Holzbau & Aufmass", "RTC 360", "ab CHF 290", "/ Tag"],
  },
  {
    route: "/mieten/:productSlug",
    address: "/mieten/rtc-360/",
    title: "RTC 360 mieten",
    texts: ["RTC 360", "Lieferung", "Zeitraum", "Service", "In den Warenkorb", "Wir helfen gerne"],
  },
  {
    route: "/mieten/:categorySlug/:productSlug",
    address: "/mieten/scanner/blk-2-go",
    title: "BLK 2 GO mieten",
    texts: ["BLK 2 GO", "Zeitraum"],
  },
  {
    route: "/warteliste/:step",
    address: "/warteliste/angebot",
    title: "Warteliste",
    texts: ["Warteliste", "Diesen Eintrag gibt es nicht mehr."],
  },
  {
    route: "/kaufen",
    address: "/kaufen",
    isList: true,
    title: "Laserscanner kaufen",
    texts: ["Kaufen", "BLK 360 G2", "Zubehör", "Software & Services"],
  },
  {
    route: "/kaufen/:productSlug",
    address: "/kaufen/blk-2-go/",
    title: "BLK 2 GO kaufen",
    texts: [
      "BLK 2 GO",
      "Paket",
      "exkl. MwSt. inkl. Lieferung",
      "Lieferung sofern vorrätig: 3-5 Arbeitstage",
      "In den Warenkorb",
      "Lieferumfang",
      "Passendes Zubehör",
      "Downloads",
      "Beispieldaten",
      "Reichweite",
    ],
  },
  {
    route: "/kaufen/:categorySlug/:productSlug",
    address: "/kaufen/scanner/rtc-360",
    title: "RTC 360 kaufen",
    texts: ["RTC 360", "In den Warenkorb"],
  },
  {
    route: "/kaufen/zubehoer",
    address: "/kaufen/zubehoer",
    isList: true,
    title: "Zubehör",
    texts: ["Zubehör", "Alle", "BLK 2 GO", "BLK 360 G2", "BLK 3D", "RTC 360", "iCON", "Akku zu RTC 360"],
  },
  {
    route: "/kaufen/zubehoer/:productSlug",
    address: "/kaufen/zubehoer/akku-rtc-360/",
    title: "Akku zu RTC 360 – Zubehör",
    texts: ["Akku zu RTC 360", "Menge", "In den Warenkorb"],
  },
  {
    route: "/kaufen/software-service",
    address: "/kaufen/software-service",
    isList: true,
    title: "Software & Services",
    texts: ["Software & Services", "Alle", "BLK 2 GO", "BLK 360 G2", "BLK 3D", "RTC 360", "iCON"],
  },
  {
    route: "/kaufen/software-service/:productSlug",
    address: "/kaufen/software-service/register-360/",
    title: "Cyclone REGISTER 360 PLUS – Software",
    texts: ["Cyclone REGISTER 360 PLUS", "In den Warenkorb"],
  },
  {
    route: "/events",
    address: "/events",
    title: "Events: Laserscanner ausprobieren",
    texts: ["Events", "Olten", "Chur", "Bern", "Kostenlos anmelden"],
  },
  {
    route: "/events/:slug",
    address: "/events/scan-abend-olten",
    title: "Scan-Abend Olten, Do 17.12.2026",
    texts: ["Jetzt kostenlos anmelden", "Wir helfen gerne"],
  },
  {
    route: "/events/registration",
    address: "/events/registration",
    title: "Anmeldung zum Event",
    texts: ["Kostenlos anmelden", "Firma", "Branche", "Vorname", "PLZ", "Ort", "Telefon", "E-Mail"],
  },
  {
    route: "/anmeldung/bestaetigung",
    address: "/anmeldung/bestaetigung",
    title: "Ihre Anmeldung ist bestätigt",
    texts: ["Ihre Anmeldung ist bestätigt"],
  },
  ...["/ueber-uns", "/ueberuns", "/about"].map((route) => ({
    route,
    address: route,
    title: "Über uns: Team und Referenzen",
    texts: [
      "Über uns",
      "Referenzen",
      "Muster Architektur GmbH",
      "Team",
      "Anna Muster",
      "Kundenstimmen",
      "Fritz Muster",
    ],
  })),
  {
    route: "/schulen",
    address: "/schulen",
    title: "Schulungen für Laserscanning",
    texts: ["Schulung mit unserem Partner", "Einsteigertag Laserscanning", "CHF 590", "+41 71 000 00 05"],
  },
  {
    route: "/faq",
    address: "/faq",
    title: "Häufige Fragen zu Miete und Kauf",
    texts: ["Häufige Fragen", "Mieten", "Wie berechnet sich der Mietpreis?", "Technik und Daten"],
  },
  {
    route: "/agb",
    address: "/agb",
    title: "AGB für Kauf und Miete",
    texts: [
      "Allgemeine Geschäfts- und Mietbedingungen",
      /vorher registriert/,
      "14 Tagen",
      "5 % pro Jahr",
      "innert 10 Tagen schriftlich",
      "nur in der Schweiz",
      /Untervermietung .* verboten/,
      "mehr als fünf Arbeitstage vor dem Mietbeginn",
      "Jeder angefangene Tag Verspätung kostet einen Miettag",
      "10 Tagen",
      /ab 8:00\sUhr/,
      "bis 19:00 Uhr",
      /18:00\sUhr/,
      /bis 9:00\sUhr/,
      "bis zu einem Monat",
      "St. Gallen",
    ],
  },
  {
    route: "/agb/fassung/:version",
    address: "/agb/fassung/1.0",
    title: "AGB, Fassung 1.0",
    texts: ["Allgemeine Geschäfts- und Mietbedingungen", /Version 1\.0/, "Die AGB, die heute gelten"],
  },
  {
    route: "/datenschutz",
    address: "/datenschutz",
    title: "Datenschutzerklärung",
    texts: [
      /Cookies/,
      /Analytics/,
      /Server-Protokolle/,
      /Newsletter gibt es nicht/,
      /Ihre Rechte/,
      /Frankfurt am Main/,
    ],
  },
  {
    route: "/impressum",
    address: "/impressum",
    title: "Impressum",
    texts: ["Muster Vermessung AG", "CHE-999.999.996 MWST (Musternummer)", "Kanton St. Gallen (Muster)"],
  },
  {
    route: "/search",
    address: "/search?query=rtc360",
    title: "Search",
    texts: ["Search term", /results? for “rtc360”/, "RTC 360"],
  },
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
    route: "*",
    address: "/gibt-es-nicht",
    title: "Seite nicht gefunden",
    texts: ["Seite nicht gefunden", "Im Shop suchen", "Startseite", "Mieten"],
  },
]

/** Written as rows of their own nowhere: each kind of goods has a list and a page per product. */
const GOODS_ROUTES = GOODS_KINDS.flatMap((kind) => [listPathOf(kind), `${listPathOf(kind)}/:productSlug`])

/** Paths of the storefront's route table as its source names them: those that need a login, or the others. */
export function routesOfShop({ needLogin }: { needLogin: boolean }): string[] {
  const source = readFileSync(path.join(ROOT, "storefront/src/app/routes.ts"), "utf8")
  const rows = [...source.matchAll(/^ {2}page\("([^"]+)", "[\w/-]+"(.*)\),$/gm)]
  const found = rows.filter(([, , options]) => options.includes("true") === needLogin).map(([, route]) => route)
  return needLogin ? found : [...found, ...GOODS_ROUTES]
}
