import { act, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { Toasts } from "@/components/toasts"
import { renderPage } from "@/test/render-page"
import { searchHit } from "@/test/search-hit"
import { callsTo, type Stub, stubApi } from "@/test/stub-api"
import SearchPage from "../search-page"

const SEARCH = "POST /products/search/"
const Page = () => (
  <>
    <SearchPage />
    <Toasts />
  </>
)
const named = (name: string) => ({
  body: [{ ...searchHit, id: name, name, highlights: { ...searchHit.highlights, name: [] } }],
})
const open = (answer: Stub, address = "/search?query=rtc") => {
  const calls = stubApi({ [SEARCH]: answer })
  return { calls, ...renderPage(Page, address) }
}
const field = () => screen.getByRole("searchbox", { name: "Search term" })
const asked = (calls: ReturnType<typeof stubApi>) =>
  callsTo(calls, SEARCH).map(({ body }) => (body as { query: string }).query)

describe("the search page", () => {
  it("searches what its address says and marks what is meant", async () => {
    open({ body: [searchHit] })
    expect(await screen.findByText("1 result for “rtc”")).toBeTruthy()
    const card = screen.getByRole("link", { name: searchHit.name }).closest("li")!
    expect(card.querySelector("mark")?.textContent).toBe("RTC")
    expect(card.querySelector(".kind")?.textContent).toBe("Kaufen")
    expect((field() as HTMLInputElement).value).toBe("rtc")
  })

  it("asks nothing as long as nothing is typed", () => {
    const { calls } = open({ body: [] }, "/search")
    expect(screen.getByText(/Type what you need/)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Mieten" }).getAttribute("href")).toBe("/mieten")
    expect(calls).toHaveLength(0)
  })

  it("says when nothing is found, and where to go on", async () => {
    open({ body: [] })
    expect(await screen.findByText("No results for “rtc”")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Zubehör" })).toBeTruthy()
  })

  it("searches while one types and keeps the query in the address", async () => {
    const { user, calls, address } = open(({ body }) => named((body as { query: string }).query), "/search")
    await user.type(field(), "akku")
    expect(await screen.findByRole("link", { name: "akku" })).toBeTruthy()
    expect(address()).toBe("/search?query=akku")
    expect(asked(calls).length).toBeLessThan(4)
  })

  it("says how many a former query has found of that alone", async () => {
    const { user } = open(({ body }) =>
      (body as { query: string }).query === "rtc" ? { body: [searchHit] } : new Promise(() => {}),
    )
    await screen.findByText("1 result for “rtc”")
    await user.type(field(), "x")
    await waitFor(() => expect(document.querySelector(".cards")?.getAttribute("aria-busy")).toBe("true"))
    expect(screen.queryByText("1 result for “rtcx”")).toBeNull()
  })

  it("never shows an older answer after a newer one", async () => {
    const answers = new Map<string, () => void>()
    const { user } = open(({ body }) => {
      const { query } = body as { query: string }
      return new Promise((resolve) => answers.set(query, () => resolve(named(query))))
    }, "/search")
    await user.type(field(), "ak")
    await waitFor(() => expect(answers.has("ak")).toBe(true))
    await user.type(field(), "ku")
    await waitFor(() => expect(answers.has("akku")).toBe(true))
    await act(async () => answers.get("akku")?.())
    expect(await screen.findByRole("link", { name: "akku" })).toBeTruthy()
    await act(async () => answers.get("ak")?.())
    expect(screen.queryByRole("link", { name: "ak" })).toBeNull()
    expect(screen.getByRole("link", { name: "akku" })).toBeTruthy()
  })

  it("shows nothing of a failure but the spinner", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {})
    open({ status: 500 })
    await waitFor(() => expect(console.warn).toHaveBeenCalled())
    expect(screen.queryByRole("alert")).toBeNull()
    expect(screen.queryByText(/schiefgelaufen/)).toBeNull()
    expect(screen.getByText("Wird geladen")).toBeTruthy()
  })
})
