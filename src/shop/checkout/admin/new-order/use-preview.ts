import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { sendByStaff } from "#admin/lib/use-staff-change"
import { useTypedLater } from "#admin/lib/use-typed-later"
import type { Cart } from "#shop/cart/wire/cart"
import { hasPrice, linesOf, type OrderDraft } from "./order-draft"

const PATH = "/admin/new-order/preview"

/** What the order would cost as it is typed. `isCurrent`: nothing was typed since. */
export function usePreview(draft: Pick<OrderDraft, "customer_id" | "hold" | "lines">) {
  const { customer_id, hold, lines } = draft
  const isComplete = lines.length > 0 && lines.every(hasPrice)
  const typed = isComplete ? JSON.stringify({ customer_id: customer_id || null, hold, lines: linesOf(draft) }) : ""
  const body = useTypedLater(typed)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [PATH, body],
    queryFn: () => sendByStaff<Cart>({ method: "POST", path: PATH, body: JSON.parse(body) }),
    enabled: body !== "",
    placeholderData: keepPreviousData,
    retry: false,
    // Who logged in again in another tab comes back to it.
    refetchOnWindowFocus: ({ state }) => state.status === "error" && "always",
  })
  const isCurrent = data !== undefined && error === null && !isPlaceholderData && body === typed
  return { preview: isComplete && error === null ? data : undefined, error, isCurrent }
}
