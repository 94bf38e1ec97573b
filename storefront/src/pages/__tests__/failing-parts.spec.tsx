import { screen, waitFor } from "@testing-library/react"
import type { ComponentType } from "react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { session } from "../../lib/session/session"
import {
  CART,
  CONTENT_KEYS,
  closeToasts,
  expectSilence,
  FAILURES,
  hasFailed,
  LOAD_FAILED,
  openFailing,
  spinner,
} from "../../test/failing-shop"
import CartPage from "../checkout/cart-page"
import EventsPage from "../events/events-page"
import RentalListPage from "../rental/rental-list-page"
import AboutPage from "../texts/about-page"
import HomePage from "../texts/home-page"

beforeEach(() => session.adoptCart(CART))
afterEach(closeToasts)

describe("the purposes to filter by", () => {
  it.each(FAILURES)("are announced as missing when the shop %s, and all devices stay", async (_how, answer) => {
    openFailing({ Page: RentalListPage, address: "/mieten", call: "GET /products/rental-purposes/" }, answer)
    expect(await screen.findByText(LOAD_FAILED)).toBeTruthy()
    expect(await screen.findByText("RTC 360")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Alle" })).toBeTruthy()
  })
})

const HOME_CALLS = [...CONTENT_KEYS.map((key) => `GET /content/${key}`), "GET /products/rental/"]

describe.each([...HOME_CALLS, "GET /products/rental-purposes/"])("the home page without %s", (call) => {
  it.each(FAILURES)("shows everything else and says nothing when the shop %s", async (_how, answer) => {
    const page = openFailing({ Page: HomePage, address: "/", call }, answer)
    await hasFailed(page, call)
    expectSilence()
    expect(screen.getByRole("heading", { level: 1, name: "Ihr Ansprechpartner für Laserscanning" })).toBeTruthy()
    for (const key of CONTENT_KEYS.filter((key) => !call.endsWith(key)))
      expect(await screen.findByText(key)).toBeTruthy()
  })
})

type Part = [what: string, Page: ComponentType, address: string, call: string, seen: string]
const PARTS: Part[] = [
  ["the free days of a card", RentalListPage, "/mieten", "GET /products/bookings/prod_rtc/", "RTC 360"],
  ...["references", "employees", "testimonials"].map(
    (list): Part => [`the ${list}`, AboutPage, "/ueber-uns", `GET /${list}/`, "Über uns"],
  ),
  ["the introduction to the events", EventsPage, "/events", "GET /content/eventinformation", "Events"],
  ["the recommended add-ons", CartPage, "/cart", "GET /products/addon", "Zielmarken-Set"],
]

describe.each(PARTS)("%s", (_what, Page, address, call, seen) => {
  it.each(FAILURES)("are missed in silence when the shop %s", async (_how, answer) => {
    const page = openFailing({ Page, address, call }, answer)
    await hasFailed(page, call)
    expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0)
    await waitFor(() => expect(spinner()).toBeNull())
    expectSilence()
  })
})
