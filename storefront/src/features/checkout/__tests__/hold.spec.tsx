import { QueryClientProvider } from "@tanstack/react-query"
import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createQueryClient } from "@/lib/http/query-client"
import { callsTo, stubApi } from "@/test/stub-api"
import { useHold } from "../api/hold"

const CART = "cart-token-of-this-browser"
const HOLD = `POST /checkout/${CART}/hold/`
const MINUTE_MS = 60_000

function holding(periods = "line-1 2026-12-07 2026-12-16") {
  const queries = createQueryClient()
  return renderHook(() => useHold(CART, periods), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const look = (state: DocumentVisibilityState) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state)

describe("the hold of an open checkout", () => {
  beforeEach(() => {
    vi.useFakeTimers()
    look("visible")
  })
  afterEach(() => void vi.useRealTimers())

  const held = (renewable_in_s: number | null) => ({
    body: { expires_at: "2026-12-02T13:23:00.000Z", expires_in_s: 900, renewable_in_s, not_held: [] },
  })
  const quarter = held(450)
  /** As often as the shop allows it. */
  const threeTimes = () => {
    let left = 3
    return { [HOLD]: () => held(--left > 0 ? 450 : null) }
  }

  it("counts down from the shop's answer, whatever the browser's clock says", async () => {
    stubApi({ [HOLD]: quarter })
    const { result } = holding()
    await pass(0)
    expect(result.current.secondsLeft).toBe(900)
    await pass(MINUTE_MS)
    expect(result.current.secondsLeft).toBe(840)
  })

  it("is renewed a minute before its end as often as the shop allows it, and then runs out", async () => {
    const calls = stubApi(threeTimes())
    const { result } = holding()
    await pass(13 * MINUTE_MS)
    expect(callsTo(calls, HOLD)).toHaveLength(1)
    await pass(2 * MINUTE_MS)
    expect(callsTo(calls, HOLD)).toHaveLength(2)
    await pass(15 * MINUTE_MS)
    expect(callsTo(calls, HOLD)).toHaveLength(3)
    await pass(60 * MINUTE_MS)
    expect(callsTo(calls, HOLD)).toHaveLength(3)
    expect(result.current.secondsLeft).toBe(0)
  })

  it("is not renewed while nobody looks, but as soon as somebody does", async () => {
    const calls = stubApi({ [HOLD]: quarter })
    holding()
    look("hidden")
    await pass(20 * MINUTE_MS)
    expect(callsTo(calls, HOLD)).toHaveLength(1)
    look("visible")
    await pass(2_000)
    expect(callsTo(calls, HOLD)).toHaveLength(2)
  })

  it("is held for longer by a wish as soon as the shop gives more time, and as often", async () => {
    const calls = stubApi(threeTimes())
    const { result } = holding()
    await pass(449_000)
    expect(result.current.renew).toBeNull()
    for (const asked of [2, 3]) {
      await pass(2_000)
      await act(async () => void result.current.renew?.())
      await pass(449_000)
      expect(callsTo(calls, HOLD)).toHaveLength(asked)
      expect(result.current.secondsLeft).toBe(451)
    }
    await pass(20 * MINUTE_MS)
    expect([result.current.renew, result.current.secondsLeft]).toEqual([null, 0])
  })

  it("is asked for once more where the answer is lost, and then only by a wish", async () => {
    let isLost = false
    const calls = stubApi({
      [HOLD]: () => {
        if (isLost) throw new TypeError("Failed to fetch")
        return quarter
      },
    })
    const { result } = holding()
    await pass(MINUTE_MS)
    isLost = true
    await pass(20 * MINUTE_MS)
    expect(callsTo(calls, HOLD)).toHaveLength(2)
    expect(result.current.renew).not.toBeNull()
  })

  it("is not asked for without a rental in the cart", async () => {
    const calls = stubApi({})
    const { result } = holding("")
    await pass(MINUTE_MS)
    expect(calls).toEqual([])
    expect(result.current.secondsLeft).toBeNull()
  })
})
