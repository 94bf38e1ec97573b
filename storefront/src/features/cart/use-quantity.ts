import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react"
import { quantityOf } from "#kernel/quantity"
import type { CartLine } from "./api/cart"
import { useChangeQuantity } from "./api/change-quantity"

/** Clicks that follow each other this fast are one change. */
const SETTLE_MS = 350

/** Sends what is still waiting for the clicks to settle. */
export type SendQuantity = () => void

/**
 * The quantity of a line while it is being changed: shown at once, sent when the clicks have settled or the page is
 * left, and back to the shop's own when that refuses.
 */
export function useQuantity(line: CartLine, ref: Ref<SendQuantity>, onPriceEnded: (line: CartLine) => void) {
  const { mutate, isPending, error } = useChangeQuantity(line, onPriceEnded)
  const [draft, setDraft] = useState<string | null>(null)
  const waiting = useRef<{ send: SendQuantity; timer: ReturnType<typeof setTimeout> } | null>(null)
  const shown = draft ?? String(line.quantity)

  const sendNow = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    waiting.current.send()
  }, [])
  useImperativeHandle(ref, () => sendNow, [sendNow])

  useEffect(() => {
    window.addEventListener("pagehide", sendNow)
    return () => {
      window.removeEventListener("pagehide", sendNow)
      sendNow()
    }
  }, [sendNow])

  const commit = (text: string, delayMs = 0) => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    const quantity = quantityOf(text)
    setDraft(String(quantity))
    const send = () => {
      waiting.current = null
      const isUnchanged = quantity === line.quantity && !isPending
      const forget = () => setDraft((current) => (current === String(quantity) ? null : current))
      if (isUnchanged) forget()
      else mutate(quantity, { onSettled: forget })
    }
    waiting.current = { send, timer: setTimeout(send, delayMs) }
  }

  return {
    /** What the field shows, as it was typed. */
    shown,
    /** Why the shop refused the last change. */
    error,
    type: setDraft,
    /** Takes what was typed. */
    commit: () => draft !== null && commit(draft),
    step: (by: number) => commit(String(quantityOf(shown) + by), SETTLE_MS),
    canStepDown: quantityOf(shown) > 1,
  }
}
