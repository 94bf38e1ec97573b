import { QueryClientProvider, useQueryClient } from "@tanstack/react-query"
import { fireEvent, render, waitFor } from "@testing-library/react"
import { useEffect } from "react"
import { MemoryRouter } from "react-router-dom"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { createQueryClient } from "../../lib/http/query-client"
import { pickup, rentalProduct } from "../../test/rental-product"
import { stubApi } from "../../test/stub-api"
import { prefetchFirstCards, prefetchOnIntent } from "../prefetch"

const Links = () => {
  const queries = useQueryClient()
  useEffect(() => {
    const stop = prefetchOnIntent({ queries, today: "2026-12-02" })
    return stop
  }, [queries])
  return (
    <main>
      <a href="/mieten/rtc-360/">
        <b>RTC 360</b>
      </a>
      <a href="/faq" target="_blank" rel="noreferrer">
        FAQ
      </a>
      <a href="https://www.example.ch/mieten">elsewhere</a>
      <button type="button">none</button>
    </main>
  )
}

function open() {
  const calls = stubApi({
    "GET /products/rental/rtc-360": { body: rentalProduct },
    "GET /products/deliverytypes/": { body: [pickup] },
  })
  const queries = createQueryClient()
  const view = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Links />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const asked = () => calls.map(({ call }) => call).toSorted()
  return { ...view, queries, asked }
}
const BOTH = ["GET /products/deliverytypes/", "GET /products/rental/rtc-360"]

describe("a page of the shop", () => {
  it.each([
    ["pointed at", fireEvent.pointerOver],
    ["focused", fireEvent.focusIn],
    ["touched", fireEvent.touchStart],
  ])("is asked for as soon as its link is %s", async (_case, intend) => {
    const { getByText, asked } = open()
    intend(getByText("RTC 360"))
    await waitFor(() => expect(asked()).toEqual(BOTH))
  })

  it("is asked for once while its data are fresh", async () => {
    const { getByText, asked, queries } = open()
    fireEvent.pointerOver(getByText("RTC 360"))
    await waitFor(() => expect(queries.getQueryData(["product", "rental", "rtc-360"])).toEqual(rentalProduct))
    fireEvent.touchStart(getByText("RTC 360"))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked()).toEqual(BOTH)
  })

  it("is left alone where a link leads elsewhere or into another window, or is none", async () => {
    const { getByText, asked } = open()
    for (const name of ["FAQ", "elsewhere", "none"]) fireEvent.pointerOver(getByText(name))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked()).toEqual([])
  })
})

describe("what the first cards in view lead to", () => {
  let moments: (() => void)[]
  beforeEach(() => {
    moments = []
    vi.stubGlobal("requestIdleCallback", (work: () => void) => moments.push(work))
    vi.stubGlobal("cancelIdleCallback", (request: number) => delete moments[request - 1])
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 320, 200))
    document.body.innerHTML = `<main><article class="card"><a href="/mieten/rtc-360/">RTC 360</a></article></main>`
    return () => document.body.replaceChildren()
  })

  function start() {
    const calls = stubApi({
      "GET /products/rental/rtc-360": { body: rentalProduct },
      "GET /products/deliverytypes/": { body: [pickup] },
    })
    const stop = prefetchFirstCards({ queries: createQueryClient(), today: "2026-12-02" })
    return { stop, asked: () => calls.map(({ call }) => call) }
  }
  const nextMoment = async () => {
    await waitFor(() => expect(moments.some(Boolean)).toBe(true))
    for (const work of moments.splice(0)) work?.()
  }

  it("is asked for a piece at a time, each when the browser is idle", async () => {
    const { asked } = start()
    expect(asked()).toEqual([])
    await nextMoment()
    await waitFor(() => expect(moments).toHaveLength(1))
    expect(asked()).toEqual([])
    await nextMoment()
    await waitFor(() => expect(asked()).toEqual(["GET /products/rental/rtc-360"]))
    await nextMoment()
    await waitFor(() => expect(asked()).toEqual(["GET /products/rental/rtc-360", "GET /products/deliverytypes/"]))
  })

  it("isn't asked for any more once the page is left", async () => {
    const { asked, stop } = start()
    await nextMoment()
    await waitFor(() => expect(moments).toHaveLength(1))
    stop()
    expect(moments.some(Boolean)).toBe(false)
    expect(asked()).toEqual([])
  })
})
