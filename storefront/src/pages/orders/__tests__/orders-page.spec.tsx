import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { useScrollOnNavigation } from "@/lib/page/scroll"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import { order, orderItem } from "@/test/wire"
import OrdersPage from "../orders-page"

const shows = (...orders: object[]) => stubApi({ "GET /orders/": { body: orders }, "GET /quotes/": { body: [] } })

beforeEach(() => session.signIn("t1"))

describe("the order list", () => {
  it("titles an order by its number and day and shows state and total", async () => {
    shows(order)
    renderPage(OrdersPage, "/orders")
    const card = within(await screen.findByRole("article", { name: "Bestellung W-1042 vom 2.12.2026" }))
    expect(card.getByText("Offen")).toBeTruthy()
    expect(card.getByText("CHF 2’049.58")).toBeTruthy()
    expect(card.getByText("Auftrag AU-00318")).toBeTruthy()
    expect(card.getByRole("link", { name: /Bestelldetails anzeigen/ }).getAttribute("href")).toBe("/orders/order-1")
  })

  it.each([
    [{ paid: true }, "Bezahlt"],
    [{ paid: false }, "Offen"],
    [{ paid: true, cancelled: true }, "Storniert"],
  ])("of an order with %o shows '%s'", async (state, badge) => {
    shows({ ...order, ...state })
    renderPage(OrdersPage, "/orders")
    expect(await screen.findByText(badge)).toBeTruthy()
  })

  it("titles an order that the accounts don't know yet by the same number", async () => {
    shows({ ...order, bexio_order_id: null })
    renderPage(OrdersPage, "/orders")
    expect(await screen.findByRole("article", { name: "Bestellung W-1042 vom 2.12.2026" })).toBeTruthy()
  })

  it("shows three items and the way to all of them", async () => {
    const accessoryitems = ["A", "B", "C"].map((name) => orderItem(name, name))
    shows({ ...order, accessoryitems })
    renderPage(OrdersPage, "/orders")
    expect((await screen.findByRole("link", { name: "Alle 4 Produkte anzeigen" })).getAttribute("href")).toBe(
      "/orders/order-1",
    )
    expect(screen.getByText("B")).toBeTruthy()
    expect(screen.queryByText("C")).toBeNull()
  })

  it("shows no such link for three items", async () => {
    shows({ ...order, accessoryitems: ["A", "B"].map((name) => orderItem(name, name)) })
    renderPage(OrdersPage, "/orders")
    await screen.findByText("B")
    expect(screen.queryByRole("link", { name: /Produkte anzeigen/ })).toBeNull()
  })

  it.each([
    ["there are none", { body: [] }],
    ["it can't be loaded", { status: 500 }],
  ])("is shown empty when %s", async (_case, answer) => {
    stubApi({ "GET /orders/": answer, "GET /quotes/": { body: [] } })
    renderPage(OrdersPage, "/orders")
    expect(await screen.findByText("Keine Bestellungen gefunden")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Jetzt mieten" }).getAttribute("href")).toBe("/mieten")
  })
})

describe("a list of many orders", () => {
  const Page = () => {
    useScrollOnNavigation()
    return (
      <main id="inhalt" tabIndex={-1}>
        <OrdersPage />
      </main>
    )
  }
  const open = async (address = "/orders") => {
    shows(
      ...["W-1", "W-2", "W-3", "W-4"].map((shop_number, place) => ({ ...order, id: `order-${place}`, shop_number })),
    )
    const page = renderPage(Page, address)
    const field: HTMLInputElement = await screen.findByRole("searchbox")
    return { ...page, field, scrollTo: vi.spyOn(window, "scrollTo").mockImplementation(() => {}) }
  }

  it("leaves who types in its search where he is", async () => {
    const { user, field, scrollTo, address } = await open()
    await user.type(field, "W")
    await waitFor(() => expect(address()).toBe("/orders?query=W"))
    expect(document.activeElement).toBe(field)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it("keeps every letter of a word, and the word in the address once the typing pauses", async () => {
    const { field, address } = await open("/orders?filter=open")
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    for (const value of ["w", "w-", "w-3"]) fireEvent.change(field, { target: { value } })
    expect(field.value).toBe("w-3")
    expect(address()).toBe("/orders?filter=open")
    act(() => void vi.advanceTimersByTime(300))
    expect(address()).toBe("/orders?filter=open&query=w-3")
    expect(screen.getAllByRole("article").map((card) => card.textContent)).toEqual([expect.stringContaining("W-3")])
  })

  it("keeps a filter that is chosen before the typing pauses", async () => {
    const { field, address } = await open()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    fireEvent.change(field, { target: { value: "W-2" } })
    fireEvent.click(screen.getByRole("button", { name: "Offene" }))
    act(() => void vi.advanceTimersByTime(300))
    expect(address()).toBe("/orders?filter=open&query=W-2")
    expect(field.value).toBe("W-2")
  })

  it("leaves who chooses a filter where he is", async () => {
    const { user, scrollTo, address } = await open()
    const chip = screen.getByRole("button", { name: "Offene" })
    await user.click(chip)
    await waitFor(() => expect(address()).toBe("/orders?filter=open"))
    expect(document.activeElement).toBe(chip)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
