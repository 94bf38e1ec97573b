import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, renderHook, waitFor } from "@testing-library/react"
import { createElement, type PropsWithChildren } from "react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { callsTo, stubApi } from "@/test/stub-api"
import { session } from "../../session/session"
import { refreshCart, setCartCount, useCartCount } from "../cart-count"

const CART = "cart-token-of-this-browser"
const COUNT = `GET /cart-count/${CART}/`

beforeEach(() => session.adoptCart(CART))

it("keeps the newer number when an older question is answered late", async () => {
  const client = new QueryClient()
  const queryKey = ["cart-count", "a-token"]
  let answerLate = () => {}
  const late = client.fetchQuery({
    queryKey,
    queryFn: () =>
      new Promise<{ total_quantity: number }>((resolve) => {
        answerLate = () => resolve({ total_quantity: 0 })
      }),
  })
  late.catch(() => undefined) // cancelled

  await setCartCount(client, "a-token", 1)
  answerLate()
  await new Promise((resolve) => setTimeout(resolve, 0))

  expect(client.getQueryData(queryKey)).toEqual({ total_quantity: 1 })
})

/** What this tab tells the others arrives here as it would from another tab. */
function fromAnotherTab(change: () => unknown): void {
  const stored = vi.spyOn(localStorage, "setItem")
  change()
  const newValue = stored.mock.lastCall?.[1] ?? null
  stored.mockRestore()
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "cart_change", newValue })))
}

function openCounter(count: number) {
  const calls = stubApi({ [COUNT]: () => ({ body: { total_quantity: count } }) })
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => createElement(QueryClientProvider, { client }, children)
  return { calls, client, counter: renderHook(useCartCount, { wrapper }).result }
}

describe("the counter of a tab", () => {
  it("follows at once when another tab adds something, without a question", async () => {
    const { calls, client, counter } = openCounter(1)
    await waitFor(() => expect(counter.current).toBe(1))
    client.setQueryData(["cart", CART], {})
    fromAnotherTab(() => setCartCount(new QueryClient(), CART, 5))
    await waitFor(() => expect(counter.current).toBe(5))
    expect(callsTo(calls, COUNT)).toHaveLength(1)
    expect(client.getQueryState(["cart", CART])?.isInvalidated).toBe(true)
  })

  it("leaves nothing in the browser's storage, where the cart's token would outlive a logout", async () => {
    await setCartCount(new QueryClient(), CART, 5)
    session.reset()
    expect(JSON.stringify({ ...localStorage })).not.toContain(CART)
  })

  it("asks again when the other tab doesn't know the number", async () => {
    const { calls, counter } = openCounter(2)
    await waitFor(() => expect(counter.current).toBe(2))
    fromAnotherTab(() => refreshCart(new QueryClient()))
    await waitFor(() => expect(callsTo(calls, COUNT)).toHaveLength(2))
  })

  it("asks again when the back button brings the page back as it was left", async () => {
    const { calls, counter } = openCounter(2)
    await waitFor(() => expect(counter.current).toBe(2))
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })))
    await waitFor(() => expect(callsTo(calls, COUNT)).toHaveLength(2))
  })

  it("is empty after the logout in another tab", async () => {
    const { counter } = openCounter(2)
    await waitFor(() => expect(counter.current).toBe(2))
    act(() => session.reset())
    await waitFor(() => expect(counter.current).toBe(0))
  })
})
