import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { ErpPosition } from "#shop/erp/data/provider"
import { unitName } from "#shop/erp/rules/unit-name"
import { textsFor } from "#texts/texts"
import { erpDocumentOfChange } from "../change-document"
import { erpDocumentOfOrder } from "../order-document"
import { contactParty } from "../parties"
import { erpPositions } from "../positions"
import { account, address, changeOf, goods, orderOf, period, rent } from "./order-for-erp"

const texts = textsFor("customer")

const reference = { title: "Webshop W-1042", tag: "shop:order:order_1" }
const frame = { account, reference, texts }

/** A position in one line, as a colleague would read it out. */
const spoken = (position: ErpPosition) =>
  position.kind === "text"
    ? position.lines.join(" | ")
    : `${position.lines.join(" | ")} = ${position.amount} ${texts(unitName(position.unit))} × ${position.unitPrice / 100}`

const none = { shippingFee: 0, reference: "", texts }

const WEEK = { days: 6, price: 130_500 }

describe("positions", () => {
  it.each([
    [
      "a rental with a paid delivery and service",
      rent({ delivery: 12_000, services: [{ per: "rental", amount: 35_000 }] }),
      [
        "RTC 360 | Miete 5.3.2027 – 8.3.2027 (3 Tage, Sonntage nicht verrechnet) = 3 Tag × 290",
        "Lieferung: Kurier = 1 Stk × 120",
        "Service: Einführung = 1 Stk × 350",
      ],
    ],
    [
      "a rental fetched by the customer, with a service for nothing",
      rent({ services: [{ per: "rental", amount: 0 }] }),
      [
        "RTC 360 | Miete 5.3.2027 – 8.3.2027 (3 Tage, Sonntage nicht verrechnet) | Lieferung: Abholung | Service: Einführung = 3 Tag × 290",
      ],
    ],
    [
      "a rental with services of each kind, the days of one its own quantity",
      rent({
        services: [
          { per: "rental", amount: 9_000 },
          { per: "day", amount: 1_250 },
          { per: "permille", amount: 35 },
        ],
      }),
      [
        "RTC 360 | Miete 5.3.2027 – 8.3.2027 (3 Tage, Sonntage nicht verrechnet) | Lieferung: Abholung = 3 Tag × 290",
        "Service: Einführung = 1 Stk × 90",
        "Service: Versicherung = 3 Tag × 12.5",
        "Service: Vollkasko = 1 Stk × 30.45",
      ],
    ],
    [
      "a rental that rates make cheaper",
      rent({
        days: 22,
        rates: [
          { days: 5, price: 125_000 },
          { days: 12, price: 260_000 },
        ],
        delivery: 12_000,
      }),
      [
        "RTC 360 | Miete 5.3.2027 – 8.3.2027 (22 Tage, Sonntage nicht verrechnet) | Tarif: 2 Wochen + 2 × 5-Tage-Tarif = 1 Stk × 5100",
        "Lieferung: Kurier = 1 Stk × 120",
      ],
    ],
    [
      "a rental that a month, a week and days make up",
      rent({ days: 34, rates: [WEEK, { days: 26, price: 435_000 }] }),
      [
        "RTC 360 | Miete 5.3.2027 – 8.3.2027 (34 Tage, Sonntage nicht verrechnet) | Tarif: 1 Monat + 1 Woche + 2 Tage | Lieferung: Abholung = 1 Stk × 6235",
      ],
    ],
    [
      "a rental too short for the product's rates",
      rent({ rates: [WEEK], delivery: 12_000 }),
      [
        "RTC 360 | Miete 5.3.2027 – 8.3.2027 (3 Tage, Sonntage nicht verrechnet) = 3 Tag × 290",
        "Lieferung: Kurier = 1 Stk × 120",
      ],
    ],
    [
      "a rental at the customer's own price, delivery at the list's",
      rent({ discountPermille: 100, delivery: 12_000 }),
      [
        "RTC 360 | Miete 5.3.2027 – 8.3.2027 (3 Tage, Sonntage nicht verrechnet) | Ihr Preis mit 10 % Rabatt, Listenpreis CHF\u00a0870.00 = 1 Stk × 783",
        "Lieferung: Kurier = 1 Stk × 120",
      ],
    ],
    [
      "a rental by rates at the customer's own price",
      rent({ days: 6, rates: [WEEK], discountPermille: 50 }),
      [
        "RTC 360 | Miete 5.3.2027 – 8.3.2027 (6 Tage, Sonntage nicht verrechnet) | Tarif: 1 Woche | Ihr Preis mit 5 % Rabatt, Listenpreis CHF\u00a01’305.00 | Lieferung: Abholung = 1 Stk × 1239.75",
      ],
    ],
    [
      "a rental whose rent staff set",
      {
        ...rent({ delivery: 12_000 }),
        unitPrice: 72_000,
        total: 72_000,
        special: { listPrice: 99_000, set: { reason: "Messe", validUntil: calendarDay("2027-03-01") } },
      },
      [
        "RTC 360 | Miete 5.3.2027 – 8.3.2027 (3 Tage, Sonntage nicht verrechnet) | Ihr Preis statt Listenpreis CHF\u00a0870.00 = 1 Stk × 600",
        "Lieferung: Kurier = 1 Stk × 120",
      ],
    ],
    [
      "pieces at the customer's own price",
      goods({ quantity: 2, unitPrice: 3_510, special: { listPrice: 3_900, discountPermille: 100 } }),
      ["USB-C-Kabel | Ihr Preis mit 10 % Rabatt, Listenpreis CHF\u00a078.00 = 2 Stk × 35.1"],
    ],
    [
      "a rental with rates whose price staff changed in the order",
      { ...rent({ days: 6, rates: [WEEK] }), unitPrice: 80_000, total: 80_000 },
      ["RTC 360 | Miete 5.3.2027 – 8.3.2027 (6 Tage, Sonntage nicht verrechnet) | Lieferung: Abholung = 1 Stk × 800"],
    ],
    [
      "a rental without a chargeable day",
      rent({ days: 0, delivery: 12_000 }),
      ["RTC 360 | Miete 5.3.2027 – 8.3.2027 (0 Tage, Sonntage nicht verrechnet)", "Lieferung: Kurier = 1 Stk × 120"],
    ],
    [
      "a rental whose price staff changed in the order",
      { ...rent({ delivery: 12_000 }), unitPrice: 80_000, total: 80_000 },
      ["RTC 360 | Miete 5.3.2027 – 8.3.2027 (3 Tage, Sonntage nicht verrechnet) = 1 Stk × 800"],
    ],
    [
      "a package, several times",
      goods({ productName: "BLK 360", choiceName: "Paket Baustelle", category: "package", quantity: 12 }),
      ["BLK 360, Paket Baustelle = 12 Stk × 39"],
    ],
    ["what costs nothing", goods({ unitPrice: 0, total: 0 }), ["USB-C-Kabel = 1 Stk × 0"]],
  ])("say %s", (_case, line, expected) => expect(erpPositions([line], none).map(spoken)).toEqual(expected))

  it("begin with the customer's reference and end with the fee", () => {
    expect(erpPositions([goods()], { shippingFee: 1_000, reference: " Umbau 7 ", texts }).map(spoken)).toEqual([
      "Ihre Referenz: Umbau 7",
      "USB-C-Kabel = 1 Stk × 39",
      "Versandkosten (VK1) = 1 Stk × 10",
    ])
  })
})

const DEPOSIT = { code: "deposit", amount: 500_000, isRefundable: true } as const

describe("an order", () => {
  it("names what is charged beside lines and shipping, what is refundable apart", () => {
    const order = orderOf([rent({ charges: [DEPOSIT, { ...DEPOSIT, amount: -5_000, isRefundable: false }] }), goods()])
    const { positions, total } = erpDocumentOfOrder(order, frame)
    expect(positions.map(spoken).slice(-3)).toEqual([
      "Versandkosten (VK1) = 1 Stk × 10",
      "Kaution, wird zurückerstattet | RTC 360 = 1 Stk × 5000",
      "Kaution, wird zurückerstattet | RTC 360 = 1 Stk × -50",
    ])
    expect(positions.slice(-2).map((position) => "isRefundable" in position)).toEqual([true, false])
    expect(total).toBe(593_940)
  })

  it("is dated in Zurich, has its own addresses and the total that the shop stored", () => {
    const order = orderOf([goods({ quantity: 3 })], { metadata: { reference: "Umbau 7" } })
    expect(erpDocumentOfOrder(order, frame)).toMatchObject({
      ...reference,
      date: "2027-03-01",
      customerReference: "Umbau 7",
      billing: { company: "Muster Holzbau AG", uid: "CHE-123.456.788", email: "rechnung@example.ch", country: "CH" },
      shipping: { company: "Baustelle", address: "Feldweg" },
      total: 13_730,
    })
  })

  it("belongs to the account, at the order's address", () => {
    expect(contactParty(address, { ...account, phone: "" })).toEqual({
      ...account,
      address: "Sägestrasse 12a",
      postalcode: "9000",
      city: "St. Gallen",
      country: "CH",
      phone: "+41 71 111 11 12",
    })
  })
})

describe("a change", () => {
  const companion = goods({ id: "ordli_stand", productName: "Stativ", category: "addon", companionOf: "ordli_rent" })
  const other = goods({ id: "ordli_cable", category: "addon" })
  const order = orderOf([rent({ delivery: 12_000 }), companion, other], { metadata: { reference: "Umbau 7" } })
  const documentOf = (change = changeOf({}), cancelled = [change]) =>
    erpDocumentOfChange(order, { change, cancelled }, frame)

  const opening = ["Zu Ihrer Bestellung W-1042 vom 1.3.2027", "Ihre Referenz: Umbau 7"]
  const after = { period_before: period("2027-03-05", "2027-03-08"), period_after: period("2027-03-05", "2027-03-11") }

  it("that extends a rental is the further days alone", () => {
    const details = { ...after, days: 3, price_per_day: 29_000 }
    const document = documentOf(changeOf({ kind: "extension", fee: 87_000, details }))
    expect(document?.positions.map(spoken)).toEqual([
      ...opening,
      "Verlängerung: RTC 360 | Bis 11.3.2027 statt 8.3.2027 (3 Tage) = 3 Tag × 290",
    ])
    expect(document?.total).toBe(94_045)
  })

  it("that extends a rental is the further days and what each service grows by", () => {
    const services = [
      { name: "Versicherung", per: "day" as const, amount: 1_250, price: 3_750 },
      { name: "Vollkasko", per: "permille" as const, amount: 35, price: 3_045 },
    ]
    const details = { ...after, days: 3, price_per_day: 29_000, services }
    const document = documentOf(changeOf({ kind: "extension", fee: 87_000 + 3_750 + 3_045, details }))
    expect(document?.positions.map(spoken).slice(opening.length)).toEqual([
      "Verlängerung: RTC 360 | Bis 11.3.2027 statt 8.3.2027 (3 Tage) = 3 Tag × 290",
      "Service: Versicherung = 3 Tag × 12.5",
      "Service: Vollkasko = 1 Stk × 30.45",
    ])
  })

  it("of a late return is its fee, in one piece where it isn't days times price", () => {
    const details = { ...after, period_after: null, days: 2, price_per_day: 29_000 }
    const change = changeOf({ kind: "late_return", day: after.period_after.end, fee: 50_000, details })
    expect(documentOf(change)?.positions.map(spoken)).toEqual([
      ...opening,
      "Verspätete Rückgabe: RTC 360 | Rückgabe am 11.3.2027 statt 8.3.2027 (2 Tage) = 1 Stk × 500",
    ])
  })

  it("that charges a damage names it, in one piece", () => {
    const details = { ...after, days: 0, price_per_day: 29_000 }
    const document = documentOf(changeOf({ kind: "damage", fee: 12_500, note: "Stativkopf gebrochen", details }))
    expect(document?.positions.map(spoken)).toEqual([
      ...opening,
      "Schaden: RTC 360 | Stativkopf gebrochen (Miete 5.3.2027 – 8.3.2027) = 1 Stk × 125",
    ])
    expect(document?.total).toBe(13_515)
  })

  it("that waives a cancellation leaves the rest of the order alone", () => {
    const cancelled = changeOf({ kind: "cancellation", fee: 0, percent: 50 })
    const document = documentOf(changeOf({ id: "rchg_2", kind: "waiver", waives: cancelled.id }), [cancelled])
    expect(document?.positions.map(spoken)).toEqual([...opening, "USB-C-Kabel = 1 Stk × 39"])
  })

  it("that cancels a rental leaves the rest of the order, and the fee in its place", () => {
    const change = changeOf({ kind: "cancellation", fee: 43_500, percent: 50 })
    const document = documentOf(change)
    expect(document?.positions.map(spoken)).toEqual([
      ...opening,
      "USB-C-Kabel = 1 Stk × 39",
      "Stornierung: RTC 360 | Miete 5.3.2027 – 8.3.2027, storniert am 1.3.2027: 50 % der Miete = 1 Stk × 435",
    ])
    expect(document).toMatchObject({ date: "2027-03-01", total: 51_240 })
  })

  it("that cancels a rental takes what was charged for it along, and leaves what was charged for others", () => {
    const ofAnother = rent({ id: "ordli_other", charges: [{ ...DEPOSIT, amount: 10_000 }] })
    const ordered = orderOf([rent({ charges: [DEPOSIT] }), ofAnother])
    const change = changeOf({ kind: "cancellation", fee: 0, percent: 0 })
    const document = erpDocumentOfChange(ordered, { change, cancelled: [change] }, frame)
    expect(document?.positions.map(spoken).at(-1)).toBe("Kaution, wird zurückerstattet | RTC 360 = 1 Stk × 100")
    expect(document?.total).toBe(94_045 + 10_000)
  })

  it("that owes nothing has no document", () => {
    expect(documentOf(changeOf({ kind: "waiver" }))).toBeNull()
    expect(documentOf(changeOf({ kind: "early_return" }))).toBeNull()
    const onlyRent = orderOf([rent({ days: 0 })])
    const change = changeOf({ kind: "cancellation", percent: 50 })
    expect(erpDocumentOfChange(onlyRent, { change, cancelled: [change] }, frame)).toBeNull()
  })

  it("keeps the shipping fee of what stays", () => {
    const shipped = orderOf([rent(), goods({ id: "ordli_cable" })], { shipping: "10" })
    const change = changeOf({ kind: "cancellation", fee: 43_500, percent: 50 })
    const document = erpDocumentOfChange(shipped, { change, cancelled: [change] }, frame)
    expect(document?.positions.map(spoken).at(-1)).toBe("Versandkosten (VK1) = 1 Stk × 10")
  })

  it("has none where all that is sent by itself went with the rental", () => {
    const cable = goods({ id: "ordli_cable", companionOf: "ordli_rent" })
    const change = changeOf({ kind: "cancellation", fee: 43_500, percent: 50 })
    const documentWith = (shipping: string) =>
      erpDocumentOfChange(orderOf([rent(), cable], { shipping }), { change, cancelled: [change] }, frame)
    expect(documentWith("10")).toEqual(documentWith("0"))
  })
})
