import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { chargesFromWire } from "@/lib/sums"
import { renderShop } from "@/test/render-shop"
import { SumsLedger } from "../sums-ledger"

const charge = { code: "later", title: "Später erfunden", amount: "-50.00", vat: "8.1", refundable: false }
const held = { code: "deposit", title: "Kaution, wird zurückerstattet", amount: "2500.00", vat: "0", refundable: true }

const rows = () => screen.getAllByRole("row").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))

it("names charges that it knows nothing of by their titles: taxed ones before the VAT, refundable ones before the total", () => {
  const charges = chargesFromWire({ charges: [charge, { ...held, line: "a" }, { ...held, line: "b" }] })
  const totals = { subtotal: 87_000, shipping: 0, charges, vat: 6_642, rounding: -2, total: 588_640 }
  renderShop(<SumsLedger totals={totals} vatPercent="8.1" total="Total" />)
  expect(rows()).toEqual([
    "ZwischensummeCHF 870.00",
    "Später erfundenCHF −50.00",
    "MwSt. (8.1%)CHF 66.42",
    "RundungCHF −0.02",
    "Kaution, wird zurückerstattetCHF 5’000.00",
    "TotalCHF 5’886.40",
  ])
})
