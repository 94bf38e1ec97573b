import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { renderShop } from "@/test/render-shop"
import { ADD, ADDED, ASK, bar, buyButton, choose, day, Offer, openOffer, plain } from "@/test/rental-offer"
import { bookings, rentalProduct } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
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

describe("the calendar of the rental offer", () => {
  it("shows six weeks from Monday", async () => {
    await openOffer()
    const [head, ...weeks] = within(screen.getByRole("grid")).getAllByRole("row", { hidden: true })
    expect(head.textContent).toBe("MoDiMiDoFrSaSo")
    expect(weeks.flatMap((week) => within(week).getAllByRole("gridcell"))).toHaveLength(42)
  })

  it.each([
    ["2. Dezember", "heute, buchbar ab Do 3.12.2026", "today"],
    ["1. Dezember", "vergangen", "past"],
    ["18. Dezember", "belegt", "booked"],
    ["13. Dezember", "Sonntag", "off"],
    ["5. Dezember", "Abholung nur Mo–Fr", "off"],
    ["25. Dezember", "Feiertag: Weihnachten", "hol"],
  ])("says why %s can't be chosen: %s", async (name, why, mark) => {
    const { user } = await openOffer()
    const cell = day(name)
    expect(cell.getAttribute("aria-label")).toContain(why)
    expect(cell.getAttribute("aria-disabled")).toBe("true")
    expect(cell.className).toContain(mark)
    await user.click(cell)
    expect(screen.getByText("Noch kein Zeitraum gewählt")).toBeTruthy()
  })

  it("lets days of the next month be chosen, and none of the month before", async () => {
    const { user } = await openOffer()
    await choose(user, "28. Dezember", "8. Januar")
    expect(screen.getByText("Mo 28.12.2026 bis Fr 8.1.2027, 11 Miettage")).toBeTruthy()
    expect(screen.getByText("Dezember 2026 – Januar 2027")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Nächster Monat" }))
    expect(day("31. Dezember").getAttribute("aria-label")).toBe("Do 31. Dezember 2026, anderer Monat")
    await user.click(day("31. Dezember"))
    expect(screen.getByText("Mo 28.12.2026 bis Fr 8.1.2027, 11 Miettage")).toBeTruthy()
  })

  it("marks a day whose dispatch has passed and lets a delivery start, but not end, on a Saturday", async () => {
    const { user } = await openOffer()
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("3. Dezember").className).toContain("ship"))
    expect(day("5. Dezember").getAttribute("aria-disabled")).toBeNull()
    await user.click(day("5. Dezember"))
    expect(day("12. Dezember").getAttribute("aria-label")).toContain("Rückgabe nur Mo–Fr")
  })

  it("pulls the end back before a booked day, and says so until the next choice", async () => {
    const { user } = await openOffer()
    await choose(user, "15. Dezember", "23. Dezember")
    expect(screen.getByRole("alert").textContent).toBe(
      "Ihr Zeitraum wurde gekürzt: bis Do 17.12.2026 statt bis Mi 23.12.2026, denn am Fr 18.12.2026 ist kein Gerät frei.",
    )
    expect(screen.getByText("Di 15.12. bis Do 17.12.2026, 3 Miettage")).toBeTruthy()
    expect(day("15. Dezember").className).toContain("sel start")
    expect(day("16. Dezember").className).toContain("btw")
    expect(day("17. Dezember").className).toContain("sel end")
    await choose(user, "7. Dezember", "9. Dezember")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("names the first return of a delivery that starts on a Saturday", async () => {
    const { user } = await openOffer()
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("5. Dezember").getAttribute("aria-disabled")).toBeNull())
    await user.click(day("5. Dezember"))
    expect(screen.getByText(/^Die Rückgabe ist frühestens am Mo 7\.12\.2026 möglich\./)).toBeTruthy()
    await user.click(day("4. Dezember"))
    expect(screen.getByText(/^Ein einzelner Tag: denselben Tag noch einmal wählen\./)).toBeTruthy()
  })

  it("lets no delivery start on a Saturday after which nothing can end", async () => {
    const taken = { rentaldate: "2026-12-07", booked: 1, notBooked: 0 }
    const { user } = await openOffer({ [ASK]: { body: { ...bookings, bookedDeliveryBookings: [taken] } } })
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("7. Dezember").className).toContain("booked"))
    const saturday = day("5. Dezember")
    expect(saturday.getAttribute("aria-label")).toContain("danach keine Rückgabe möglich")
    await user.click(saturday)
    expect(screen.getByText("Noch kein Zeitraum gewählt")).toBeTruthy()
  })

  it("says that the free days could not be loaded, and asks again on a click", async () => {
    let isBroken = true
    stubApi({ [ASK]: () => (isBroken ? { status: 503, body: {} } : { body: bookings }) })
    const { user } = renderShop(<Offer />)
    const note = await screen.findByRole("alert")
    expect(note.textContent).toContain("Die freien Tage konnten nicht geladen werden.")
    isBroken = false
    await user.click(within(note).getByRole("button", { name: "Verfügbarkeit nochmals prüfen" }))
    await screen.findByRole("button", { name: "Fr 4. Dezember 2026, frei" })
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("takes one day twice as a rental of one day", async () => {
    const { user } = await openOffer()
    await choose(user, "7. Dezember", "7. Dezember")
    expect(screen.getByText("Mo 7.12.2026, 1 Miettag")).toBeTruthy()
    expect(day("7. Dezember").className).toContain("sel single")
  })

  it("previews the range under the pointer", async () => {
    const { user } = await openOffer()
    await user.click(day("7. Dezember"))
    await user.hover(day("10. Dezember"))
    expect(day("9. Dezember").className).toContain("prev")
    expect(day("11. Dezember").className).not.toContain("prev")
  })

  it("starts over with another delivery type and asks for its exact list", async () => {
    const { user, sent } = await openOffer()
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    expect(screen.getByText("Noch kein Zeitraum gewählt")).toBeTruthy()
    expect(callsTo(sent, ASK).at(-1)?.query).toBe("?delivery=post")
  })

  it("asks for the bookings again on every update", async () => {
    const { user, sent } = await openOffer()
    await user.click(day("7. Dezember"))
    await waitFor(() => expect(callsTo(sent, ASK)).toHaveLength(2))
    await user.click(screen.getByRole("button", { name: "Nächster Monat" }))
    await waitFor(() => expect(callsTo(sent, ASK)).toHaveLength(3))
  })

  it("is walked through by keyboard", async () => {
    const { user } = await openOffer()
    day("7. Dezember").focus()
    await user.keyboard("{ArrowRight}{ArrowDown}")
    expect(document.activeElement).toBe(day("15. Dezember"))
    await user.keyboard("{End}")
    expect(document.activeElement).toBe(day("20. Dezember"))
    await user.keyboard("{Home}{PageDown}")
    expect(document.activeElement).toBe(day("14. Januar"))
    await user.keyboard("{Enter}{ArrowRight}{Enter}")
    expect(screen.getByText("Do 14.1. bis Fr 15.1.2027, 2 Miettage")).toBeTruthy()
  })
})

describe("the price of the rental offer", () => {
  it("locks services and button until the period stands, and says why", async () => {
    const { user } = await openOffer()
    expect([buyButton().disabled, isLocked(/Einführung per Video/)]).toEqual([true, true])
    expect(screen.getByText("Wählbar, sobald der Zeitraum steht.")).toBeTruthy()
    expect(screen.getByText("Bitte zuerst den Zeitraum wählen.")).toBeTruthy()
    await choose(user, "7. Dezember", "9. Dezember")
    expect([buyButton().disabled, isLocked(/Einführung per Video/)]).toEqual([false, false])
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
  expect(plain(bar())).toContain("CHF 870exkl. MwSt. + CHF 5’000 Kaution, wird zurückerstattet")
})

describe("adding the rental to the cart", () => {
  it("sends the choice, says so, leads to the cart and tells the data layer", async () => {
    const { user, sent } = await openOffer({ [ADD]: ADDED })
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(buyButton())
    expect(await screen.findByText(/RTC 360 liegt im Warenkorb/)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Zum Warenkorb" })).toBeTruthy()
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

  it("clears what was chosen for the next one", async () => {
    const { user } = await openOffer({ [ADD]: ADDED })
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(screen.getByRole("checkbox", { name: /Einführung per Video/ }))
    await user.click(buyButton())
    expect(await screen.findByText("Noch kein Zeitraum gewählt")).toBeTruthy()
    expect(buyButton().disabled).toBe(true)
    await choose(user, "14. Dezember", "15. Dezember")
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Einführung per Video/ }).checked).toBe(false)
  })

  it("leads the focus from the button, which is disabled again, to the next period", async () => {
    const { user } = await openOffer({ [ADD]: ADDED })
    await choose(user, "7. Dezember", "9. Dezember")
    buyButton().focus()
    await user.keyboard("{Enter}")
    expect(await screen.findByText("Noch kein Zeitraum gewählt")).toBeTruthy()
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
    await user.click(within(refusal).getByRole("button", { name: "Mo 14.12. bis Mi 16.12.2026" }))
    expect(screen.getByText("Mo 14.12. bis Mi 16.12.2026, 3 Miettage")).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
    expect(buyButton().disabled).toBe(false)
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
    expect(buyButton().disabled).toBe(true)
  })
})
