import type { Screen } from "./screen"

/** What is rented and sold. */
export const CATALOGUE_SCREENS: Screen[] = [
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
    texts: ["RTC 360", "Lieferung", "Zeitraum wählen", "Service", "Wir helfen gerne"],
  },
  {
    route: "/mieten/:categorySlug/:productSlug",
    address: "/mieten/scanner/blk-2-go",
    title: "BLK 2 GO mieten",
    texts: ["BLK 2 GO", "Zeitraum"],
  },
  {
    route: "/vergleich",
    address: "/vergleich?geraete=rtc-360,blk-2-go",
    isList: true,
    title: "Mietgeräte vergleichen",
    texts: ["Vergleich", "20 Tage", "2 Wochen + 1 Woche + 2 Tage", "Bester Wert", "Reichweite"],
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
]
