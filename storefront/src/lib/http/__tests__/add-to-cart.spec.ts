import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderHook, waitFor } from "@testing-library/react"
import { createElement, type PropsWithChildren } from "react"
import { expect, it } from "vitest"
import { type Stub, stubApi } from "@/test/stub-api"
import { session } from "../../session/session"
import { useAddToCart } from "../add-to-cart"

const CART = "cart-token-of-this-browser"

it.each<[string, Stub, boolean]>([
  ["is lost, and the article may be in it", "lost", true],
  ["refuses it, and nothing has changed", { status: 400, body: {} }, false],
])("asks for the cart again where the answer %s", async (_what, answer, isAsked) => {
  session.adoptCart(CART)
  stubApi({ "POST /cart/accessory/prod_1/": answer })
  const client = new QueryClient()
  client.setQueryData(["cart", CART], {})
  const wrapper = ({ children }: PropsWithChildren) => createElement(QueryClientProvider, { client }, children)
  const { result } = renderHook(() => useAddToCart(() => undefined), { wrapper })
  result.current.mutate({ category: "accessory", productId: "prod_1" })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(client.getQueryState(["cart", CART])?.isInvalidated).toBe(isAsked)
})
