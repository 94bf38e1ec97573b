import { focusManager } from "@tanstack/react-query"
import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { unbroken } from "@/lib/unbroken"
import { renderPage } from "@/test/render-page"
import { callsTo, type Stub, stubApi } from "@/test/stub-api"
import { order, orderItem } from "@/test/wire"
import OrderPage from "../order-page"

const CANCEL = "POST /orders/order-1/items/item-rental/cancel/"
const EXTENSION = "/orders/order-1/items/item-rental/extension/"

const [rental] = order.rentalitems
const standing = rental.standing as NonNullable<typeof rental.standing>
const withStatus = (changes: Partial<typeof standing>, more: Partial<typeof order> = {}): typeof order => ({
  ...order,
  ...more,
  rentalitems: [{ ...rental, standing: { ...standing, ...changes } }],
})

const cancelled = withStatus(
  { state: "cancelled", cancellation_bar: "cancelled", extension_bar: "cancelled" },
  {
    changes: [
      {
        id: "rchg-1",
        item: "item-rental",
        kind: "cancellation",
        day: "2026-11-24",
        created_at: "2026-11-24T09:00:00.000Z",
        fee: "810.00",
        vat: "65.61",
        rounding: "-0.01",
        total: "875.60",
        percent: 50,
        rentalenddate_before: "2026-12-16",
        rentalenddate: null,
        days: 9,
        description: "",
        waived: false,
      },
    ],
    amended: {
      subtotal: "941.00",
      shipping_cost: "10.00",
      vat_cost: "77.03",
      rounding: "0.02",
      total_cost: "1028.05",
    },
  },
)

const option = (rentalenddate: string, days: number, price: string, vat: string, total: string) => ({
  rentalenddate,
  days,
  price,
  vat,
  rounding: "0.02",
  total,
})
const offer = {
  rentalenddate: "2026-12-16",
  price_per_day: "180.00",
  options: [option("2026-12-17", 1, "180.00", "14.58", "194.60"), option("2026-12-18", 2, "360.00", "29.16", "389.15")],
  limit: { reason: "booked", day: "2026-12-21" },
  bar: null,
  calibration_ends_on: null as string | null,
}

function open(stubs: Record<string, Stub>, shown: object = order) {
  const calls = stubApi({ "GET /orders/order-1/": { body: shown }, ...stubs })
  return { calls, ...renderPage(OrderPage, "/orders/order-1", "/orders/:id") }
}
const dialog = () => within(screen.getByRole("dialog"))

/** The dialog follows the click. */
const askingTo = (action: string) => async (user: ReturnType<typeof open>["user"]) => {
  await user.click(await screen.findByRole("button", { name: `${action}: BLK 360 G2` }))
  await screen.findByRole("dialog")
}
const askToCancel = askingTo("Stornieren")
const askToExtend = askingTo("Verlängern")
const rows = () =>
  dialog()
    .getAllByRole("row")
    .map((row) => row.textContent)

beforeEach(() => session.signIn("t1"))

describe("cancelling a rental", () => {
  it("says next to the rental what it costs today and until when", async () => {
    open({})
    expect(
      await screen.findByText("Stornieren kostet bis Do 26.11.2026 CHF 810.00 (50 % der Miete), danach CHF 1’620.00."),
    ).toBeTruthy()
    expect(screen.getByText("Reserviert")).toBeTruthy()
  })

  it("asks with item, period, fee, VAT and sum, and sends exactly the fee shown, once", async () => {
    const { user, calls } = open({ [CANCEL]: { body: cancelled } })
    await askToCancel(user)
    expect(dialog().getByText("BLK 360 G2").parentElement?.textContent).toContain(
      unbroken("Mo 7.12. bis Mi 16.12.2026"),
    )
    expect(rows()).toEqual([
      "50\u00a0% der Miete von CHF\u00a01’620.00CHF\u00a0810.00",
      "MwSt. (7.7%)CHF\u00a065.61",
      "RundungCHF\u00a0\u22120.01",
      "Kosten inkl. MwSt.CHF\u00a0875.60",
    ])
    await user.dblClick(dialog().getByRole("button", { name: "Kostenpflichtig stornieren" }))
    expect(await screen.findByText(/^Am Di 24\.11\.2026 storniert\. Geschuldet sind 50 % der Miete/)).toBeTruthy()
    expect(callsTo(calls, CANCEL).map(({ body }) => body)).toEqual([{ confirmed_fee: "810.00" }])
    expect(screen.queryByRole("button", { name: /^Stornieren/ })).toBeNull()
    expect(screen.getByText("Änderungen seit der Bestellung").closest("tr")?.textContent).toContain("\u2212")
    expect(screen.getByText("Gesamtbetrag").closest("tr")?.textContent).toContain("1’028.05")
  })

  it("names what goes with the rental, and strikes out both afterwards", async () => {
    const companion = { ...orderItem("item-check", "Geräteprüfung"), subtotal: "60.00", demanded_by: "item-rental" }
    const { user } = open(
      { [CANCEL]: { body: { ...cancelled, productaddonitems: [companion] } } },
      { ...order, productaddonitems: [companion] },
    )
    await askToCancel(user)
    expect(dialog().getByText(/Mit der Miete entfällt: Geräteprüfung\./)).toBeTruthy()
    await user.click(dialog().getByRole("button", { name: "Kostenpflichtig stornieren" }))
    await screen.findByText(/^Am Di 24\.11\.2026 storniert/)
    expect([...document.querySelectorAll("s")].map((sum) => sum.textContent)).toEqual([
      "CHF\u00a01’755.00",
      "CHF\u00a060.00",
    ])
  })

  it("puts the focus where the change is told, since its button is gone", async () => {
    const { user } = open({ [CANCEL]: { body: cancelled } })
    await askToCancel(user)
    await user.click(dialog().getByRole("button", { name: "Kostenpflichtig stornieren" }))
    await screen.findByText("Storniert", { selector: "article .bdg" })
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Am Di 24.11.2026 storniert"))
  })

  it("shows a fee that has changed meanwhile and asks again", async () => {
    const dearer = { ...standing.cancellation, fee: "1620.00", vat: "131.22", total: "1751.20", percent: 100 }
    const late = withStatus({ cancellation: { ...dearer, half_fee_until: null } })
    const sentence = "Die Stornierung kostet inzwischen einen anderen Betrag."
    let isRefused = false
    const { user, calls } = open({
      "GET /orders/order-1/": () => ({ body: isRefused ? late : order }),
      [CANCEL]: () => {
        isRefused = true
        return { status: 409, body: { code: "fee_changed", cancellation: dearer, non_field_errors: [sentence] } }
      },
    })
    await askToCancel(user)
    await user.click(dialog().getByRole("button", { name: "Kostenpflichtig stornieren" }))
    expect(await dialog().findByText(sentence)).toBeTruthy()
    await waitFor(() => expect(rows()[0]).toContain("Die ganze Miete"))
    await user.click(dialog().getByRole("button", { name: "Kostenpflichtig stornieren" }))
    await waitFor(() => expect(callsTo(calls, CANCEL)[1]?.body).toEqual({ confirmed_fee: "1620.00" }))
  })

  it("keeps the order on the page that it can't be asked for again", async () => {
    let isLost = false
    const { user, calls, address } = open({
      "GET /orders/order-1/": () => (isLost ? { status: 503 } : { body: order }),
      [CANCEL]: () => {
        isLost = true
        return { status: 503 }
      },
    })
    await askToCancel(user)
    await user.click(dialog().getByRole("button", { name: "Kostenpflichtig stornieren" }))
    expect(await dialog().findByText(/melden Sie sich bei uns/)).toBeTruthy()
    await waitFor(() => expect(callsTo(calls, "GET /orders/order-1/").length).toBeGreaterThan(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(address()).toBe("/orders/order-1")
    expect(dialog().getByRole("button", { name: "Kostenpflichtig stornieren" })).toBeTruthy()
  })

  it("keeps the question open when no answer comes", async () => {
    const { user } = open({ [CANCEL]: "lost" })
    await askToCancel(user)
    await user.click(dialog().getByRole("button", { name: "Kostenpflichtig stornieren" }))
    expect(await dialog().findByText(/melden Sie sich bei uns/)).toBeTruthy()
    expect(dialog().getByRole("button", { name: "Kostenpflichtig stornieren" }).getAttribute("aria-busy")).toBeNull()
  })

  it("is told next to the other dates that the shop agreed to", async () => {
    const dates = { rentalstartdate: "2026-12-14", rentalenddate: "2026-12-24", fee: "180.00" }
    const [change] = cancelled.changes
    open({}, withStatus({}, { changes: [{ ...change, ...dates, kind: "rescheduling", percent: null }] }))
    const told = /Di 24\.11\.2026 neu vereinbart: Mo 14\.12\.2026 bis Do 24\.12\.2026\. CHF.180\.00 zusätzlich\./
    expect(await screen.findByText(told)).toBeTruthy()
  })

  it.each([
    ["on its way", "dispatched", "Das Gerät oder sein Zubehör ist unterwegs. Zum Stornieren rufen Sie uns bitte an:"],
    ["handed over", "handed_over", "Möchten Sie etwas ändern? Rufen Sie uns an:"],
  ] as const)("is not offered for a unit that is %s, the phone is", async (_case, bar, text) => {
    open({}, withStatus({ cancellation_bar: bar }))
    expect(await screen.findByText(new RegExp(text.replace("?", "\\?")))).toBeTruthy()
    expect(screen.queryByRole("button", { name: /^Stornieren/ })).toBeNull()
    expect(screen.getByRole("button", { name: "Verlängern: BLK 360 G2" })).toBeTruthy()
  })
})

describe("extending a rental", () => {
  it("says that the calibration ends before the new end, for those ends only", async () => {
    const { user } = open({ [`GET ${EXTENSION}`]: { body: { ...offer, calibration_ends_on: "2026-12-17" } } })
    await askToExtend(user)
    const select = await dialog().findByLabelText("Neues Mietende")
    expect(dialog().queryByText(/Kalibrierung/)).toBeNull()
    await user.selectOptions(select, "2026-12-18")
    expect(dialog().getByText(/^Die Kalibrierung Ihres Geräts gilt bis Do 17\.12\.2026/)).toBeTruthy()
  })

  it("leaves an end above the company's limit to who manages, and says so before", async () => {
    const [next, last] = offer.options
    const { user } = open({
      [`GET ${EXTENSION}`]: { body: { ...offer, options: [next, { ...last, above_limit: true }] } },
    })
    await askToExtend(user)
    const select = await dialog().findByLabelText("Neues Mietende")
    const extend = () => dialog().queryByRole("button", { name: "Kostenpflichtig verlängern" })
    expect([extend() === null, dialog().queryByText(/Limit/)]).toEqual([false, null])
    await user.selectOptions(select, "2026-12-18")
    expect(dialog().getByText(/über dem Limit Ihrer Firma.*wer in Ihrer Firma verwaltet/)).toBeTruthy()
    expect(extend()).toBeNull()
  })

  it("speaks of no costs where the further days have none: a rate covers them, or they are paid already", async () => {
    const free = option("2026-12-17", 1, "0.00", "0.00", "0.00")
    const { user } = open({ [`GET ${EXTENSION}`]: { body: { ...offer, options: [free] } } })
    await askToExtend(user)
    expect(await dialog().findByRole("button", { name: "Verlängern" })).toBeTruthy()
    expect(rows()[0]).toBe("1 weiterer MiettagCHF\u00a00.00")
    expect(dialog().queryByRole("button", { name: "Kostenpflichtig verlängern" })).toBeNull()
  })

  const extended = withStatus({ rentalenddate: "2026-12-18", days: 11 })

  it("offers the later ends with prices, says what ends them, and sends what was shown", async () => {
    const { user, calls } = open({ [`GET ${EXTENSION}`]: { body: offer }, [`POST ${EXTENSION}`]: { body: extended } })
    await askToExtend(user)
    const select = await dialog().findByLabelText("Neues Mietende")
    expect(
      within(select)
        .getAllByRole("option")
        .map((one) => one.textContent),
    ).toEqual(["Do 17.12.2026, CHF\u00a0180.00", "Fr 18.12.2026, CHF\u00a0360.00"])
    expect(dialog().getByText("Länger geht es nicht: Am Mo 21.12.2026 sind alle Geräte vergeben.")).toBeTruthy()
    await user.selectOptions(select, "2026-12-18")
    expect(rows()[0]).toBe("2 weitere Miettage × CHF\u00a0180CHF\u00a0360.00")
    expect(dialog().getByText(/^Neuer Zeitraum: Mo 7\.12\. bis Fr 18\.12\.2026/)).toBeTruthy()
    await user.click(dialog().getByRole("button", { name: "Kostenpflichtig verlängern" }))
    expect(await screen.findByText(/^Mo 7\.12\. bis Fr 18\.12\.2026,/)).toBeTruthy()
    expect(callsTo(calls, `POST ${EXTENSION}`)[0]?.body).toEqual({
      rentalenddate: "2026-12-18",
      confirmed_price: "360.00",
    })
  })

  it("shows what remains when the unit is gone meanwhile", async () => {
    const sentence = "In diesem Zeitraum ist kein Gerät frei."
    const less = { ...offer, options: offer.options.slice(0, 1), limit: { reason: "booked", day: "2026-12-18" } }
    let isGone = false
    const { user } = open({
      [`GET ${EXTENSION}`]: () => ({ body: isGone ? less : offer }),
      [`POST ${EXTENSION}`]: () => {
        isGone = true
        return {
          status: 409,
          body: {
            code: "not_available",
            reason: "booked",
            day: "2026-12-18",
            extension: less,
            non_field_errors: [sentence],
          },
        }
      },
    })
    await askToExtend(user)
    await user.selectOptions(await dialog().findByLabelText("Neues Mietende"), "2026-12-18")
    await user.click(dialog().getByRole("button", { name: "Kostenpflichtig verlängern" }))
    expect(await dialog().findByText(sentence)).toBeTruthy()
    await waitFor(() => expect(dialog().getAllByRole("option")).toHaveLength(1))
    expect(dialog().getByText(/Am Fr 18\.12\.2026 sind alle Geräte vergeben/)).toBeTruthy()
  })

  it("is asked for again with the same end at the same price where the answer was lost", async () => {
    const later = { ...offer, options: [option("2026-12-19", 1, "180.00", "14.58", "194.60")] }
    const answers = [{ status: 503 }, { status: 503 }, { body: extended }]
    const isDone = () => answers.length < 3
    const { user, calls } = open({
      "GET /orders/order-1/": () => ({ body: isDone() ? extended : order }),
      [`GET ${EXTENSION}`]: () => ({ body: isDone() ? later : offer }),
      [`POST ${EXTENSION}`]: () => answers.shift() as object,
    })
    await askToExtend(user)
    await user.selectOptions(await dialog().findByLabelText("Neues Mietende"), "2026-12-18")
    for (const _lost of [1, 2]) {
      await user.click(dialog().getByRole("button", { name: "Kostenpflichtig verlängern" }))
      expect(await dialog().findByText(/melden Sie sich bei uns/)).toBeTruthy()
      act(() => focusManager.onFocus())
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(dialog().getByLabelText<HTMLSelectElement>("Neues Mietende").value).toBe("2026-12-18")
      expect(screen.getByRole("dialog").textContent).toContain(unbroken("Mo 7.12. bis Mi 16.12.2026"))
    }
    await user.click(dialog().getByRole("button", { name: "Kostenpflichtig verlängern" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    const agreed = { rentalenddate: "2026-12-18", confirmed_price: "360.00" }
    expect(callsTo(calls, `POST ${EXTENSION}`).map(({ body }) => body)).toEqual([agreed, agreed, agreed])
  })

  it("says why there is no later end, and whom to call", async () => {
    const none = { ...offer, options: [], limit: { reason: "no_single_unit", day: null } }
    const { user } = open({ [`GET ${EXTENSION}`]: { body: none } })
    await askToExtend(user)
    expect((await dialog().findByRole("alert")).textContent).toBe(
      "Länger geht es nicht: Ihr Gerät ist danach vergeben. Rufen Sie uns an (+41 71 000 00 00), wir suchen eine Lösung.",
    )
    expect(dialog().queryByRole("button", { name: "Kostenpflichtig verlängern" })).toBeNull()
  })

  it("can be asked for again when the ends did not load", async () => {
    let isDown = true
    const { user } = open({ [`GET ${EXTENSION}`]: () => (isDown ? { status: 500 } : { body: offer }) })
    await askToExtend(user)
    const again = await dialog().findByRole("button", { name: "Erneut versuchen" })
    isDown = false
    await user.click(again)
    expect(await dialog().findByLabelText("Neues Mietende")).toBeTruthy()
  })
})
