import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { unbroken } from "@/lib/unbroken"
import { tracked } from "@/test/commerce"
import { ADD, ADDED, ASK, bar, buyButton, choose, day, openOffer, plain } from "@/test/rental-offer"
import { bookings, rentalProduct } from "@/test/rental-product"
import { callsTo } from "@/test/stub-api"
import { rentalCalendar } from "../components/calendar-part"
import { serviceChoice } from "../components/services/services-part"

const TAKEN = {
  status: 409,
  body: {
    reason: "booked",
    day: "2026-12-09",
    alternatives: [{ rentalstartdate: "2026-12-14", rentalenddate: "2026-12-16" }],
    non_field_errors: ["Am Mi 9.12.2026 ist kein Gerät frei."],
  },
}

const isLocked = (name: RegExp) => screen.getByRole("checkbox", { name, hidden: true }).closest("fieldset")?.disabled
const total = () => plain(screen.getByRole("row", { name: /Total exkl/ }))

beforeEach(async () => {
  await Promise.all([rentalCalendar.preload(), serviceChoice.preload()])
  window.dataLayer = []
})

describe("the price of the rental offer", () => {
  it("locks services until the period stands, and says why", async () => {
    const { user } = await openOffer()
    expect(isLocked(/Einführung per Video/)).toBe(true)
    expect(screen.getByText("Wählbar, sobald der Zeitraum steht.")).toBeTruthy()
    await choose(user, "7. Dezember", "9. Dezember")
    expect(isLocked(/Einführung per Video/)).toBe(false)
  })

  it("charges no Sunday, adds delivery and service, and names the VAT", async () => {
    const { user } = await openOffer()
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("7. Dezember").className).toContain("free"))
    await choose(user, "7. Dezember", "16. Dezember")
    await user.click(screen.getByRole("checkbox", { name: /Einführung per Video/ }))
    expect(plain(screen.getByRole("row", { name: /Miettage/ }))).toBe("9 Miettage × CHF 290CHF 2’610")
    expect(total()).toBe("Total exkl. MwSt.CHF 2’745")
    expect(plain(screen.getByRole("row", { name: /inkl\. 8\.1/ }))).toBe("inkl. 8.1 % MwSt.CHF 2’967.35")
    expect(screen.getByText("1 Sonntag nicht verrechnet")).toBeTruthy()
  })

  it.each([
    {
      what: "an add-on that comes along",
      companion: { category: "addon" as const, price: "60.00" },
      rows: ["Geräteprüfung", "CHF 60"],
      net: "CHF 930",
      gross: "CHF 1’005.35",
    },
    {
      what: "an accessory that comes along and is sent",
      companion: { category: "accessory" as const, price: "60.00" },
      rows: ["Versandkosten", "CHF 10"],
      net: "CHF 940",
      gross: "CHF 1’016.15",
    },
  ])("has $what inside the totals, rounded as the cart is", async ({ companion, rows, net, gross }) => {
    const mandatory_companion = { id: "prod_check", name: "Geräteprüfung", ...companion }
    const { user } = await openOffer({}, { ...rentalProduct, mandatory_companion })
    await choose(user, "7. Dezember", "9. Dezember")
    const [name, amount] = rows
    expect(plain(screen.getByRole("row", { name: new RegExp(name) }))).toBe(`${name}${amount}`)
    expect(total()).toBe(`Total exkl. MwSt.${net}`)
    const [paid] = screen.getAllByRole("row", { name: /inkl\. 8\.1/ })
    expect(plain(paid)).toContain(gross)
    expect(plain(bar())).toContain(`${net}exkl. MwSt.`)
  })
})

it("shows a deposit apart: not in the total without VAT, in what is paid", async () => {
  const charges = [{ code: "deposit", title: "Kaution, wird zurückerstattet", amount: "5000.00", refundable: true }]
  const { user } = await openOffer({}, { ...rentalProduct, charges })
  await choose(user, "7. Dezember", "9. Dezember")
  expect(plain(screen.getByRole("row", { name: /Kaution/ }))).toBe("Kaution, wird zurückerstattetCHF 5’000")
  expect(total()).toBe("Total exkl. MwSt.CHF 870")
  expect(plain(screen.getByRole("row", { name: /inkl\. 8\.1/ }))).toContain("CHF 5’940.45")
  expect(plain(bar())).toContain("CHF 5’000 Kaution, wird zurückerstattetCHF 870exkl. MwSt.")
})

describe("the bar", () => {
  it("leads into the calendar until the period stands, first for the start, then for the end", async () => {
    const { user } = await openOffer()
    expect(plain(bar())).toBe("Noch kein Zeitraumab CHF 290pro Tag, exkl. MwSt.Zeitraum wählen")
    await user.click(screen.getByRole("button", { name: "Zeitraum wählen" }))
    expect(document.activeElement?.closest("[role=grid]")).toBeTruthy()
    await user.click(day("14. Dezember"))
    await user.unhover(day("14. Dezember"))
    expect(screen.queryByRole("button", { name: "In den Warenkorb" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Ende wählen" }))
    expect(document.activeElement).toBe(day("14. Dezember"))
    await user.click(day("15. Dezember"))
    expect(buyButton()).toBeTruthy()
  })

  it("says what the total is made of, and while an end is looked for the last possible one", async () => {
    const mandatory_companion = { id: "prod_check", name: "Geräteprüfung", category: "addon" as const, price: "60.00" }
    const { user } = await openOffer({}, { ...rentalProduct, mandatory_companion })
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("7. Dezember").className).toContain("free"))
    expect(plain(bar())).toContain("Im Preis dabei: Geräteprüfung, CHF 60")
    await user.click(day("7. Dezember"))
    await user.hover(day("9. Dezember"))
    await waitFor(() =>
      expect(plain(bar())).toContain(
        "3 × CHF 290 + Lieferung 45 + Geräteprüfung 60 · letztes mögliches Ende Do 17.12.CHF 975",
      ),
    )
    await user.click(day("9. Dezember"))
    await user.click(screen.getByRole("checkbox", { name: /Einführung per Video/ }))
    expect(plain(bar())).toContain("3 × CHF 290 + Lieferung 45 + Service 90 + Geräteprüfung 60CHF 1’065")
  })

  it("says nothing more of one day that is fetched", async () => {
    const { user } = await openOffer()
    await choose(user, "7. Dezember", "7. Dezember")
    expect(plain(bar())).toBe("Mo 7.12.2026 · 1 MiettagCHF 290exkl. MwSt.In den Warenkorb")
  })
})

describe("adding the rental to the cart", () => {
  it("sends the choice, says so, leads to the cart and tells the data layer", async () => {
    const { user, sent } = await openOffer({ [ADD]: ADDED })
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(buyButton())
    expect(await screen.findByText(/RTC 360 liegt im Warenkorb/)).toBeTruthy()
    const small = screen.getByRole("dialog", { name: "RTC 360 liegt im Warenkorb." })
    expect(plain(small)).toContain("Mo 7.12. bis Mi 9.12.2026, 3 Miettage")
    expect(plain(small)).toContain("CHF 870")
    expect(within(small).getByRole("link", { name: "Zum Warenkorb" })).toHaveProperty("pathname", "/cart")
    expect(callsTo(sent, ADD)[0].body).toMatchObject({
      cart: localStorage.getItem("cart_token"),
      product: "prod_rtc",
      quantity: 1,
      rentalstartdate: "2026-12-07",
      rentalenddate: "2026-12-09",
      delivery: "pickup",
      productservices: [],
    })
    expect(window.dataLayer?.at(-1)).toEqual({
      event: "add_to_cart",
      ecommerce: {
        currency: "CHF",
        value: 870,
        items: [{ item_id: "prod_rtc", item_name: "RTC 360", item_category: "rental", price: 870, quantity: 1 }],
      },
    })
  })

  it("is tracked even where the page is left before the answer", async () => {
    let answer = () => {}
    const { user, unmount } = await openOffer({
      [ADD]: () => new Promise((done) => (answer = () => done(ADDED))),
    })
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(buyButton())
    unmount()
    answer()
    await waitFor(() => expect(tracked("add_to_cart")).toHaveLength(1))
  })

  it("clears what was chosen for the next one", async () => {
    const { user } = await openOffer({ [ADD]: ADDED })
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(screen.getByRole("checkbox", { name: /Einführung per Video/ }))
    await user.click(buyButton())
    expect(await screen.findByText("Noch kein Zeitraum gewählt")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Im Warenkorb" })).toBeTruthy()
    await choose(user, "14. Dezember", "15. Dezember")
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Einführung per Video/ }).checked).toBe(false)
  })

  it("leads the focus from the button to the small cart and from there to the next period", async () => {
    const { user } = await openOffer({ [ADD]: ADDED })
    await choose(user, "7. Dezember", "9. Dezember")
    buyButton().focus()
    await user.keyboard("{Enter}")
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: "Zum Warenkorb" })))
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Zeitraum" }))
  })

  it("leaves the focus where it went while the rental was added", async () => {
    const { user } = await openOffer({ [ADD]: ADDED })
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(buyButton())
    day("14. Dezember").focus()
    expect(await screen.findByText("Noch kein Zeitraum gewählt")).toBeTruthy()
    expect(document.activeElement).toBe(day("14. Dezember"))
  })

  it("shows why the shop refuses and takes an alternative with one click", async () => {
    const { user } = await openOffer({ [ADD]: TAKEN })
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(buyButton())
    const refusal = await screen.findByRole("alert")
    expect(refusal.textContent).toContain("Am Mi 9.12.2026 ist kein Gerät frei.")
    await user.click(within(refusal).getByRole("button", { name: unbroken("Mo 14.12. bis Mi 16.12.2026") }))
    expect(screen.getByText("Mo 14.12. bis Mi 16.12.2026, 3 Miettage")).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
    expect(buyButton().disabled).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Zeitraum" }))
  })

  it.each([
    ["an unreachable server", "lost" as const],
    ["a broken server", { status: 500, body: {} }],
  ])("stays silent about %s and gives the button back", async (_case, answer) => {
    const { user, sent } = await openOffer({ [ADD]: answer })
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(buyButton())
    await waitFor(() => expect(callsTo(sent, ADD)).toHaveLength(1))
    await waitFor(() => expect(buyButton().getAttribute("aria-busy")).toBeNull())
    expect(screen.queryByRole("alert")).toBeNull()
    expect(window.dataLayer).toEqual([])
  })

  it("notices a period that somebody else took meanwhile", async () => {
    let isTaken = false
    const taken = [{ rentaldate: "2026-12-08", booked: 1, notBooked: 0 }]
    const { user } = await openOffer({
      [ASK]: () => ({
        body: isTaken ? { ...bookings, bookedPickupBookings: taken } : bookings,
      }),
    })
    await user.click(day("7. Dezember"))
    isTaken = true
    await user.click(day("9. Dezember"))
    expect(await screen.findByText(/wurde soeben vergeben/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "In den Warenkorb" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Zeitraum wählen" }))
    expect(document.activeElement).toBe(day("7. Dezember"))
  })

  it("leads the focus to the period when one of the other ways is taken", async () => {
    let isTaken = false
    const taken = [{ rentaldate: "2026-12-08", booked: 1, notBooked: 0 }]
    const next = [{ rentalstartdate: "2026-12-14", rentalenddate: "2026-12-16", period_price: "870.00" }]
    const { user } = await openOffer({
      [ASK]: () => ({ body: isTaken ? { ...bookings, bookedPickupBookings: taken } : bookings }),
      "GET /products/alternatives/prod_rtc/": { body: { next, devices: [] } },
    })
    await user.click(day("7. Dezember"))
    isTaken = true
    await user.click(day("9. Dezember"))
    await user.click(await screen.findByRole("button", { name: /^Mo.14.12. bis Mi.16.12.2026, CHF/ }))
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Zeitraum" }))
  })

  it("keeps the focus on the button that takes the period back", async () => {
    const { user } = await openOffer()
    const back = screen.getByRole("button", { name: "Zurücksetzen" })
    expect(back.getAttribute("aria-disabled")).toBe("true")
    await choose(user, "7. Dezember", "9. Dezember")
    expect(back.getAttribute("aria-disabled")).toBe("false")
    await user.click(back)
    expect(screen.getByText("Noch kein Zeitraum gewählt")).toBeTruthy()
    expect(back.getAttribute("aria-disabled")).toBe("true")
    expect(back).toHaveProperty("disabled", false)
    expect(document.activeElement).toBe(back)
  })
})
