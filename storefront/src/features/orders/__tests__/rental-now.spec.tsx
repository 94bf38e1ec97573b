import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderShop } from "@/test/render-shop"
import "../texts"
import { RentalNow } from "../components/rental-now"
import { changeFromWire, type RentalStatus } from "../rental-status"

const status = { state: "returned", cancellationBar: "returned" } as RentalStatus

const changed = (change: object) =>
  changeFromWire({
    ...{ id: "c", item: "l", kind: "extension", day: "2026-12-01", created_at: "2026-12-01T09:00:00.000Z" },
    ...{ fee: "0.00", vat: "0.00", rounding: "0.00", total: "0.00", percent: null, days: 1, waived: false },
    ...{ rentalenddate_before: "2026-12-04", rentalenddate: "2026-12-07", description: "", ...change },
  })

it.each([
  ["days that cost something", { fee: "180.00" }, /verlängert: CHF 180.00 zusätzlich\.$/],
  ["days that cost nothing", {}, /verlängert, ohne Aufpreis\.$/],
  ["other dates for nothing", { kind: "rescheduling", rentalstartdate: "2026-12-03" }, /, ohne Aufpreis\.$/],
  ["a damage that nobody pays", { kind: "damage", description: "Kratzer" }, /: Kratzer\.$/],
  ["a deposit that came back", { kind: "refund", refunded: "500.00" }, /gutgeschrieben: CHF 500.00\. ?$/],
  ["a part", { kind: "refund", refunded: "1.00", description: "Stativ fehlt" }, /gutgeschrieben: CHF 1.00\. Stativ/],
  ["one that is kept", { kind: "refund", refunded: "0.00", description: "Zerstört" }, /einbehalten\. Zerstört$/],
  ["a cancellation for nothing", { kind: "cancellation", percent: 0 }, /Geschuldet sind 0 % der Miete: CHF 0.00\.$/],
])("says of %s what it came to", (_what, change, said) => {
  renderShop(<RentalNow status={status} changes={[changed(change)]} />)
  expect(screen.getByRole("listitem").textContent?.replaceAll("\u00a0", " ")).toMatch(said)
})
