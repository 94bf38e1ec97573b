import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { OrderRequestWire } from "#shop/approvals/wire/order-request"
import { persistedInput } from "@/components/form/persisted-input"
import { Toasts } from "@/components/toasts"
import { useEarlierCart } from "@/features/cart/api/link-cart"
import { session } from "@/lib/session/session"
import { closeToasts } from "@/test/failing-shop"
import { renderPage } from "@/test/render-page"
import { callsTo, type Stub, stubApi } from "@/test/stub-api"
import { profile } from "@/test/wire"
import OrderRequestPage from "../order-request-page"

beforeEach(() => session.signIn("t1"))
afterEach(() => {
  session.reset()
  closeToasts()
})

const CART = "cart-token-of-this-browser"
const EARLIER = { token: "earlier-cart-of-the-customer", total_quantity: 2 }

const EarlierCart = () => {
  const earlier = useEarlierCart()
  return <p>{earlier ? `früherer Warenkorb: ${earlier.total_quantity}` : "kein früherer Warenkorb"}</p>
}
const PageWithToasts = () => (
  <>
    <OrderRequestPage />
    <EarlierCart />
    <Toasts />
  </>
)

const request: OrderRequestWire = {
  id: "oreq_1",
  state: "open",
  requester: { name: "Beat Keller", email: "beat@example.ch", is_self: false },
  referencenum: "Umbau 7",
  total_cost: "2049.60",
  requested_at: "2026-12-01T08:00:00.000Z",
  expires_at: "2026-12-03T08:00:00.000Z",
  ended_at: null,
  answered_by: null,
  reason: null,
  order: null,
  company: "Muster Holzbau AG",
  items: [
    {
      display_name: "RTC 360",
      display_quantity: "9 Tage",
      rentalstartdate: "2026-12-07",
      rentalenddate: "2026-12-16",
      delivery: { id: "rdel_1", name: "Bahnfracht", description: "", price: "40.00" },
      productservices: [
        { id: "psvc_1", name: "Versicherung", description: "", price: "96.00", basis: "day", day_price: "12.00" },
      ],
      list_subtotal: "2086.00",
      discount_percent: "10",
      subtotal: "1886.00",
    },
    {
      display_name: "USB-Kabel",
      display_quantity: "1",
      rentalstartdate: null,
      rentalenddate: null,
      delivery: null,
      productservices: [],
      subtotal: "10.00",
    },
  ],
  sums: {
    total_price: "1896.00",
    shipping_cost: "0.00",
    vat_cost: "153.58",
    vat_percent: "8.1",
    rounding: "0.02",
  },
  current_total: "2049.60",
  may: { approve: true, withdraw: false },
}
const own = { ...request, requester: { ...request.requester, is_self: true }, may: { approve: false, withdraw: true } }
const approved: OrderRequestWire = {
  ...{ ...request, state: "approved", answered_by: "Anna Muster", order: { id: "order_1", shop_number: "W-1042" } },
  ...{ current_total: null, may: { approve: false, withdraw: false } },
}
const CALL = "/company/requests/oreq_1/"
const open = (shown: OrderRequestWire, stubs: Record<string, Stub> = {}) => ({
  calls: stubApi({ [`GET ${CALL}`]: { body: shown }, "GET /profile/": { body: profile }, ...stubs }),
  ...renderPage(PageWithToasts, "/firma/freigaben/oreq_1", "/firma/freigaben/:id"),
})
const button = (name: string) => screen.findByRole("button", { name })

describe("a request", () => {
  it("shows who manages who asks for what, until when it is held, and what it costs", async () => {
    open(request)
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toMatch(/^Bestellung über CHF\s2’049\.60$/)
    await screen.findByText(/10 % Rabatt/)
    await screen.findByText(/9 Tage × CHF/)
    const lines = within(screen.getByRole("region", { name: "Artikel" })).getAllByRole("article")
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /RTC 360.*7\.12\..*16\.12\.2026, 9 Miettage.*Bahnfracht.*Versicherung.*9 Tage × CHF\s12\.00.*96\.00.*10\s% Rabatt.*2’086\.00.*1’886\.00/,
      ),
      expect.stringMatching(/USB-Kabel1 Stück.*10\.00/),
    ])
    for (const text of ["Beat Keller, beat@example.ch", "Umbau 7", "wartet auf Freigabe"])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(/Do 3\.12\.2026, /)).toBeTruthy()
  })

  it("is approved at the sum that is shown, and is an order then", async () => {
    const { calls, user } = open(request, { [`POST ${CALL}approve/`]: { body: approved } })
    await user.click(await button("Freigeben und bestellen"))
    expect(await screen.findByRole("link", { name: "W-1042" })).toHaveProperty("pathname", "/orders/order_1")
    expect(callsTo(calls, `POST ${CALL}approve/`)[0].body).toEqual({ confirmed_total: "2049.60" })
    expect(screen.queryByRole("button", { name: /Freigeben|Ablehnen/ })).toBeNull()
    expect(await screen.findByText("Die Bestellung ist aufgegeben.")).toBeTruthy()
  })

  it("says what it costs meanwhile, and approves that", async () => {
    const { calls, user } = open(
      { ...request, current_total: "2060.00" },
      { [`POST ${CALL}approve/`]: { body: approved } },
    )
    expect(await screen.findByText(/kostete die Bestellung CHF 2’049\.60, jetzt kostet sie CHF 2’060\.00/)).toBeTruthy()
    await user.click(await button("Freigeben und bestellen"))
    expect(callsTo(calls, `POST ${CALL}approve/`)[0].body).toEqual({ confirmed_total: "2060.00" })
  })

  it("whose articles are gone can be refused only", async () => {
    open({ ...request, current_total: null })
    expect(await screen.findByText(/nicht mehr lieferbar/)).toBeTruthy()
    expect(await button("Ablehnen")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Freigeben und bestellen" })).toBeNull()
  })

  it("says why it can't be approved", async () => {
    const { user } = open(request, {
      [`POST ${CALL}approve/`]: { status: 409, body: { non_field_errors: ["Dieser Zeitraum ist belegt."] } },
    })
    await user.click(await button("Freigeben und bestellen"))
    expect(await screen.findByText("Dieser Zeitraum ist belegt.")).toBeTruthy()
  })

  it("is refused with a reason", async () => {
    const refused: OrderRequestWire = { ...approved, state: "refused", order: null, reason: "Zu teuer." }
    const { calls, user } = open(request, { [`POST ${CALL}refuse/`]: { body: refused } })
    await user.click(await button("Ablehnen"))
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.getByRole("button", { name: "Ablehnen" })).toHaveProperty("disabled", true)
    await user.type(dialog.getByLabelText("Grund"), "Zu teuer.")
    await user.click(dialog.getByRole("button", { name: "Ablehnen" }))
    expect(await screen.findByText("Anna Muster hat diese Bestellung nicht freigegeben. Grund: Zu teuer.")).toBeTruthy()
    expect(callsTo(calls, `POST ${CALL}refuse/`)[0].body).toEqual({ reason: "Zu teuer." })
    expect(await screen.findByText("Die Bestellung ist abgelehnt.")).toBeTruthy()
    await waitFor(() => expect(persistedInput.get("refuse oreq_1", profile.email)).toBeNull())
  })

  it("keeps a reason for its writer until it is sent or given up", async () => {
    const write = async ({ user }: ReturnType<typeof open>, name: string) => {
      await user.click(await button("Ablehnen"))
      const dialog = within(await screen.findByRole("dialog"))
      await waitFor(() => expect(dialog.getByLabelText("Grund")).toHaveProperty("value", name))
      return dialog
    }
    const begun = open(request)
    const dialog = await write(begun, "")
    await begun.user.type(dialog.getByLabelText("Grund"), "Zu teuer.")
    begun.unmount()

    const other = open(request, { "GET /profile/": { body: { ...profile, email: "carla@example.ch" } } })
    await write(other, "")
    other.unmount()

    const again = open(request)
    await again.user.click((await write(again, "Zu teuer.")).getByRole("button", { name: "Abbrechen" }))
    again.unmount()
    await write(open(request), "")
  })

  it("waits for who asked, who can take it back", async () => {
    const { user } = open(own, {
      [`POST ${CALL}withdraw/`]: { body: { ...own, state: "withdrawn", may: approved.may } },
    })
    expect(await screen.findByText(/wartet auf Freigabe\. Wer in Ihrer Firma/)).toBeTruthy()
    await user.click(await button("Anfrage zurückziehen"))
    expect(await screen.findByRole("link", { name: "Zum Warenkorb" })).toHaveProperty("pathname", "/cart")
    expect(await screen.findByText(/^Die Anfrage ist zurückgezogen/)).toBeTruthy()
  })

  it("that is taken back gives its articles back as an earlier cart, without a reload", async () => {
    session.adoptCart(CART)
    let isBack = false
    const { user } = open(own, {
      [`PUT /cart/${CART}/`]: () => ({ body: { total_quantity: 0, earlier: isBack ? EARLIER : null } }),
      [`POST ${CALL}withdraw/`]: () => {
        isBack = true
        return { body: { ...own, state: "withdrawn", may: approved.may } }
      },
    })
    expect(await screen.findByText("kein früherer Warenkorb")).toBeTruthy()
    await user.click(await button("Anfrage zurückziehen"))
    expect(await screen.findByText("früherer Warenkorb: 2")).toBeTruthy()
  })

  it.each<[OrderRequestWire, string[]]>([
    [request, ["Angefragt, erledigt", "Freigabe, als Nächstes", "Bestellt"]],
    [
      { ...approved, ended_at: "2026-12-02T09:00:00.000Z" },
      ["Angefragt, erledigt", "Freigegeben, erledigt", "Bestellt, erledigt"],
    ],
    [{ ...approved, state: "refused", reason: "Zu teuer." }, ["Angefragt, erledigt", "Abgelehnt, erledigt"]],
  ])("stands between the wish and the order: %#", async (shown, steps) => {
    open(shown)
    await screen.findByText("Angefragt")
    const list = screen.getByText("Angefragt").closest("ol")
    expect([...(list?.querySelectorAll("b") ?? [])].map(({ textContent }) => textContent)).toEqual(steps)
    expect(list?.querySelectorAll("[aria-current=step]")).toHaveLength(shown.state === "open" ? 1 : 0)
  })

  it("is said to hold days where something is rented", async () => {
    const { unmount } = open(request)
    expect(await screen.findByText(/^Zu beantworten und reserviert bis Do /)).toBeTruthy()
    unmount()
    const goods = { ...request, items: request.items.slice(1) }
    const { unmount: closeGoods } = open(goods)
    expect(await screen.findByText(/^Zu beantworten bis Do /)).toBeTruthy()
    closeGoods()
    open({ ...goods, state: "expired", may: approved.may })
    expect(await screen.findByText("Niemand hat rechtzeitig geantwortet. Bestellt wurde nichts.")).toBeTruthy()
    expect(screen.queryByText(/frei/)).toBeNull()
  })

  it("of somebody else's company looks like none", async () => {
    open(request, { [`GET ${CALL}`]: { status: 404, body: { non_field_errors: ["Nicht gefunden."] } } })
    expect(await screen.findByText(/gehört nicht zu Ihrer Firma/)).toBeTruthy()
  })
})
