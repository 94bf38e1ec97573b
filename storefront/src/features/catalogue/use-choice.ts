import { startTransition, useMemo, useOptimistic } from "react"
import { useSearchParams } from "react-router-dom"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { BASE_CHOICE } from "./choice"
import { choicesOf, chosenOf } from "./choices"

/** The server renders the choice too, so that a shared or reloaded address shows it at once. */
const PARAMETER = "choice"

/** The chosen package or plugin lives in the address; the page shows it within the click, before the address follows. */
export function useChoice(product: ProductDetail) {
  const [params, setParams] = useSearchParams()
  const [chosenId, showChosen] = useOptimistic(params.get(PARAMETER))
  const choices = useMemo(() => choicesOf(product), [product])

  const choose = (id: string) =>
    startTransition(() => {
      showChosen(id)
      const next = new URLSearchParams(params)
      if (id === BASE_CHOICE) next.delete(PARAMETER)
      else next.set(PARAMETER, id)
      setParams(next, { replace: true, state: { keepScroll: true } })
    })
  return { choices, chosen: chosenOf(choices, chosenId), choose }
}
