import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import { order } from "@/test/wire"
import OrderPage from "../order-page"

beforeEach(() => session.signIn("t1"))

const show = (changes: Partial<typeof order>) => {
  stubApi({ "GET /orders/order-1/": { body: { ...order, ...changes } } })
  renderPage(OrderPage, "/orders/order-1", "/orders/:id")
}

it("shows what of a long rental was billed, what comes when and what is left", async () => {
  const planned = { invoice: null, document_nr: null, due_date: null, number: null }
  show({
    monthly_billing: {
      instalments: [
        {
          number: 1,
          day: "2026-11-24",
          from: "2026-12-14",
          until: "2027-01-13",
          total: "5405.00",
          state: "open",
          invoice: "7",
          document_nr: "RE-00007",
          due_date: "2026-12-24",
        },
        { ...planned, day: "2027-01-14", from: "2027-01-14", until: "2027-02-13", total: "4864.50", state: "planned" },
      ],
      to_come: "4864.50",
    },
  })
  const table = within(within(await screen.findByRole("region", { name: "Monatliche Rechnungen" })).getByRole("table"))
  expect(table.getAllByRole("row").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "RechnungStandBetrag",
    "Rechnung RE-0000714.12.2026 – 13.1.2027OffenCHF 5’405.00",
    "Am 14.1.202714.1.2027 – 13.2.2027FolgtCHF 4’864.50",
    "Noch zu verrechnenCHF 4’864.50",
  ])
  expect(screen.getByRole("link", { name: "Zu meinen Rechnungen" })).toHaveProperty("pathname", "/invoice")
})

it("shows what comes of two rentals that are extended alike", async () => {
  const of = { invoice: null, document_nr: null, due_date: null, number: null, state: "planned" as const }
  const planned = { ...of, day: "2027-03-13", from: "2027-03-13", until: "2027-03-31", total: "1081.00" }
  show({ monthly_billing: { instalments: [planned, planned], to_come: "2162.00" } })
  const region = await screen.findByRole("region", { name: "Monatliche Rechnungen" })
  expect(within(region).getAllByRole("row", { name: /^Am 13\.3\.2027/ })).toHaveLength(2)
})

it("shows nothing of it where all is billed at once", async () => {
  show({})
  await screen.findByRole("heading", { name: "Dokumente" })
  expect(screen.queryByRole("region", { name: "Monatliche Rechnungen" })).toBeNull()
})
