import { toast } from "@medusajs/ui"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { DeskUnit } from "../desk/units"

const KEY = "rental-units"

async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`/admin/${path}`, {
    method: body ? "POST" : "GET",
    credentials: "include",
    headers: body && { "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  })
  const said = await answer.json()
  if (!answer.ok) throw new Error(said.message)
  return said
}

/** The units of a product, or of all. */
export const useUnits = (productId?: string) =>
  useQuery({
    queryKey: [KEY, productId],
    queryFn: () =>
      call<{ today: string; units: DeskUnit[] }>(
        productId ? `rental-units?product_id=${encodeURIComponent(productId)}` : "rental-units",
      ),
  })

/** Sends what staff do; units are read anew, and what is refused is said. */
export function useDesk() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ path, body }: { path: string; body: object }) => call(path, body),
    onSuccess: () => cache.invalidateQueries({ queryKey: [KEY] }),
    onError: (error) => toast.error(error.message),
  })
}
