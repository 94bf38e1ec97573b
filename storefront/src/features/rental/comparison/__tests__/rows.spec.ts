import { expect, it } from "vitest"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { partsInWords } from "@/components/offer/rate-words"
import { i18n } from "@/lib/i18n"
import { rentalProduct } from "@/test/rental-product"
import "../texts"
import { comparisonOf, isSame } from "../rows"

const rtc: ProductDetail = {
  ...rentalProduct,
  fact_laseraccuracy: "1.9 mm auf 10 m",
  charges: [{ code: "deposit", title: "Kaution", amount: "500.00", refundable: true }],
}
const blk: ProductDetail = {
  ...rentalProduct,
  id: "prod_blk",
  slug: "blk-2-go",
  name: "BLK 2 GO",
  price: "240.00",
  rates: [
    { days: 6, price: "1080.00" },
    { days: 12, price: "1920.00" },
  ],
  fact_laserreach: "0.5–25 m",
  fact_laseraccuracy: "relativ ±6–15 mm",
  mandatory_companion: { id: "check", name: "Geräteprüfung", price: "60.00", category: "accessory" },
}
const t = i18n.getFixedT(null, "comparison")
const inRates = i18n.getFixedT(null, "rates")

const comparison = (products: ProductDetail[]) =>
  comparisonOf({ products, offers: null }, t, (parts) => partsInWords(inRates, parts))
const said = (products: ProductDetail[]) =>
  comparison(products).flatMap(({ rows }) =>
    rows.map(({ name, cells, best }) => [
      name,
      ...cells.map(({ text, note }, column) =>
        [text, note, best === column && "best"].filter(Boolean).join(" | ").replaceAll("\u00a0", " "),
      ),
    ]),
  )

it("Devices are compared by what days cost, by what is added, and by what they say of themselves", () => {
  expect(said([rtc, blk])).toEqual([
    ["1 Tag", "CHF 290", "CHF 240 | best"],
    ["5 Tage", "CHF 1’450", "CHF 1’080 | 1 Woche | best"],
    ["10 Tage", "CHF 2’900", "CHF 1’920 | 2 Wochen | best"],
    ["20 Tage", "CHF 5’800", "CHF 3’480 | 2 Wochen + 1 Woche + 2 Tage | best"],
    ["Gehört dazu", "–", "Geräteprüfung | CHF 60"],
    ["Kaution", "CHF 500", "–"],
    ["Reichweite", "0.5–130 m | best", "0.5–25 m"],
    ["Genauigkeit", "1.9 mm auf 10 m", "relativ ±6–15 mm"],
    ["Kurz gesagt", "3D-Laserscanner auf Stativ", "3D-Laserscanner auf Stativ"],
  ])
})

it("A price that nobody can have is not the best", () => {
  expect(said([rtc, { ...blk, product_is_inactive: true }])[0]).toEqual(["1 Tag", "CHF 290", "CHF 240"])
})

it("Rows that say the same of all are no difference", () => {
  const rows = comparison([rtc, { ...blk, price: "290.00", rates: [] }]).flatMap(({ rows }) => rows)
  expect(rows.filter(isSame).map(({ name }) => name)).toEqual(["1 Tag", "5 Tage", "10 Tage", "20 Tage", "Kurz gesagt"])
})
