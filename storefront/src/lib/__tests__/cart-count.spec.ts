import { QueryClient } from "@tanstack/react-query"
import { expect, it } from "vitest"
import { setCartCount } from "../cart-count"

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
