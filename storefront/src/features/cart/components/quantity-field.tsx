import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { refusalReasons } from "../../../components/form/refusal"
import { Icon } from "../../../components/icon"
import { RefusalText } from "../../../components/refusal-text"
import type { CartLine } from "../api/cart"
import { useChangeQuantity } from "../api/change-quantity"

const SETTLE_MS = 350

/** Not a number or below 1 becomes 1, a fraction is rounded down (spec "public shop" §5, ruling 5). */
const quantityOf = (text: string) => Math.max(1, Math.floor(Number(text)) || 1)

/** Quick clicks count at once and go out together; a refused quantity says why and falls back to the shop's. */
export const QuantityField = ({ line }: { line: CartLine }) => {
  const { t } = useTranslation("cart")
  const change = useChangeQuantity(line)
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = draft ?? String(line.quantity)

  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (quantity: number) => {
    const text = String(quantity)
    setDraft(text)
    change.mutate(quantity, { onSettled: () => setDraft((current) => (current === text ? null : current)) })
  }

  const commit = (text: string, delayMs = 0) => {
    clearTimeout(timer.current)
    const quantity = quantityOf(text)
    setDraft(String(quantity))
    timer.current = setTimeout(() => send(quantity), delayMs)
  }

  const step = (by: number) => commit(String(quantityOf(shown) + by), SETTLE_MS)

  return (
    <div>
      <div className="qty">
        <button type="button" aria-label={t("line.less", { name: line.name })} onClick={() => step(-1)}>
          <Icon name="minus" small />
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          value={shown}
          aria-label={t("line.quantity", { name: line.name })}
          aria-invalid={refusalReasons(change.error).length > 0 || undefined}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => draft !== null && draft !== String(line.quantity) && commit(draft)}
          onKeyDown={(event) => event.key === "Enter" && commit(shown)}
        />
        <button type="button" aria-label={t("line.more", { name: line.name })} onClick={() => step(1)}>
          <Icon name="plus" small />
        </button>
      </div>
      <RefusalText error={change.error} />
    </div>
  )
}
