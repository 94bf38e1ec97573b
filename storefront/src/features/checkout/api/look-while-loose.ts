import { useEffect, useRef } from "react"
import type { Hold } from "./hold"

const LOOK_EVERY_MS = 30_000

/** Looks whether the periods are still free as soon as they aren't held, and then as long as the page is looked at. */
export function useLookWhileLoose({ secondsLeft, isPartial, error }: Hold, look: () => void): void {
  const isLoose = secondsLeft === 0 || isPartial || error !== null
  const latest = useRef(look)
  latest.current = look
  useEffect(() => {
    if (!isLoose) return
    latest.current()
    const timer = setInterval(() => document.visibilityState === "visible" && latest.current(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isLoose])
}
