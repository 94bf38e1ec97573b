import { describe, expect, it } from "vitest"
import type { Order as OrderWire } from "#shop/orders/wire/order"
import { order as wire } from "@/test/wire"
import { fromOrderWire } from "../api/from-order-wire"
import { foundOrders, ORDER_FILTERS, type OrderFilter } from "../order-search"

const [item] = wire.rentalitems
const inState = (state: "reserved" | "handed_over" | "returned" | "cancelled") => ({
  rentalitems: [{ ...item, standing: item.standing && { ...item.standing, state } }],
})
const orderOf = (change: Partial<OrderWire>) => fromOrderWire({ ...wire, ...change })
const ORDERS = [
  orderOf({ shop_number: "W-1051", bexio_order_id: "AU-00327", referencenum: "BV-2026-131" }),
  orderOf({
    shop_number: "W-1042",
    bexio_invoice_id: "RE-00298",
    paid: true,
    referencenum: "",
    ...inState("returned"),
  }),
  orderOf({ shop_number: "W-1033", city2: "Zürich", cancelled: true, ...inState("cancelled") }),
  orderOf({ shop_number: "W-1020", rentalitems: [], bexio_order_id: null, ordered_by: "Beat Keller" }),
]
const found = (query: string, filter: OrderFilter = "all") =>
  foundOrders(ORDERS, query, filter).map(({ shopNumber }) => shopNumber)

describe("orders are found", () => {
  it.each([
    ["by nothing at all", "", ["W-1051", "W-1042", "W-1033", "W-1020"]],
    ["by the shop's number", "W-1042", ["W-1042"]],
    ["by a number without its hyphen", "w1042", ["W-1042"]],
    ["by a part of a number", "1051", ["W-1051"]],
    ["by the accounts' number, with blanks", "au 00327", ["W-1051"]],
    ["by an invoice's number", "re-298", []],
    ["by an invoice's whole number", "RE 00298", ["W-1042"]],
    ["by the reference", "bv.2026.131", ["W-1051"]],
    ["by a town without its accents", "zurich", ["W-1033"]],
    ["by the colleague who ordered", "keller", ["W-1020"]],
    ["by an e-mail", "BEAT@example.ch", ["W-1051", "W-1042", "W-1033", "W-1020"]],
    ["by two words of different fields", "blk 1051", ["W-1051"]],
    ["by a device's name with its blank", "blk 360", ["W-1051", "W-1042", "W-1033"]],
    ["by nothing that there is", "rucksack", []],
  ])("%s", (_case, query, expected) => {
    expect(found(query)).toEqual(expected)
  })

  it.each<[string, OrderFilter, string[]]>([
    ["with a rental to come or under way", "running", ["W-1051"]],
    ["that aren't paid", "open", ["W-1051", "W-1020"]],
    ["that are over", "done", ["W-1042", "W-1033"]],
  ])("%s", (_case, filter, expected) => {
    expect(found("", filter)).toEqual(expected)
  })

  it.each<["reserved" | "handed_over", OrderFilter[]]>([
    ["handed_over", ["all", "running"]],
    ["reserved", ["all", "done"]],
  ])("a cancelled one whose rental is %s by %j", (state, expected) => {
    const order = orderOf({ cancelled: true, ...inState(state) })
    expect(ORDER_FILTERS.filter((filter) => foundOrders([order], "", filter).length === 1)).toEqual(expected)
  })

  it("by words within a filter", () => {
    expect(found("blk", "done")).toEqual(["W-1042", "W-1033"])
  })
})
