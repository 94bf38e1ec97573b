import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { whenLoginIsLost } from "@/lib/http/http"
import { forgetPrivateQueries } from "@/lib/http/query-client"
import { session } from "@/lib/session/session"
import { renderShop } from "@/test/render-shop"
import { rentalProduct } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
import { RentOrBuyPart } from "../components/rent-or-buy-part"

const RENTS = "GET /orders/rents/prod_rtc/"
const sold = { name: "RTC 360", price: "62500.00", get_absolute_url: "/kaufen/rtc-360/" }
const prices = { pricePerDay: 29_000, rates: [{ days: 26, price: 435_000 }] }

function open(days: number, rents?: Parameters<typeof stubApi>[0][string]) {
  if (rents) session.signIn("login")
  const calls = stubApi(rents ? { [RENTS]: rents } : {})
  const shop = renderShop(<RentOrBuyPart productId={rentalProduct.id} sold={sold} days={days} prices={prices} />)
  return { calls, ...shop }
}
const hint = () => screen.queryByRole("region", { name: "Mieten oder kaufen?" })
const plain = (element: HTMLElement | null) => element?.textContent?.replaceAll("\u00a0", " ")

describe("what buying costs", () => {
  it("is said for 30 rental days, with the way there, and nothing is asked of who isn't signed in", async () => {
    const { calls } = open(30)
    const shown = await screen.findByRole("region", { name: "Mieten oder kaufen?" })
    expect(plain(shown)).toContain(
      "RTC 360 kostet im Kauf ab CHF 62’500, exkl. MwSt. und inkl. Lieferung. Ab 15 Monatsmieten ist der Kauf günstiger.",
    )
    expect(plain(shown)).not.toContain("bisherigen Mieten")
    expect(screen.getByRole("link", { name: "Kaufpreis ansehen" }).getAttribute("href")).toBe("/kaufen/rtc-360/")
    expect(calls).toEqual([])
  })

  it("isn't said for 29", () => {
    open(29)
    expect(hint()).toBeNull()
  })

  it("is said to who has paid more than half of it in rents, before a period is chosen", async () => {
    open(0, { body: { rents: "31250.05" } })
    const shown = await screen.findByRole("region", { name: "Mieten oder kaufen?" })
    expect(plain(shown)).toContain("Ihre bisherigen Mieten dieses Geräts: CHF 31’250.05.")
  })

  it.each([
    ["has paid half of it", { body: { rents: "31250.00" } }],
    ["can't be told what he has paid", { status: 500 }],
  ])("isn't said to who %s", async (_case, answer) => {
    const { calls } = open(5, answer)
    await waitFor(() => expect(callsTo(calls, RENTS)).not.toEqual([]))
    await new Promise(setImmediate)
    expect(hint()).toBeNull()
  })

  it("is forgotten with the login whose rents it is made of", async () => {
    const { queryClient } = open(0, { body: { rents: "31250.05" } })
    await screen.findByRole("region", { name: "Mieten oder kaufen?" })
    forgetPrivateQueries(queryClient)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it("sends nobody away whose login has ended", async () => {
    const lost = vi.fn()
    whenLoginIsLost(lost)
    open(0, { status: 403, body: { non_field_errors: ["Bitte melden Sie sich an."] } })
    await waitFor(() => expect(session.authToken()).toBeNull())
    expect(lost).not.toHaveBeenCalled()
  })
})
