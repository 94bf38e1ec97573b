import { type RefObject, useEffect } from "react"

/** Leads who asked for a part of the page to it, and back to where he was when it goes. */
export function useFocusWhileShown(part: RefObject<HTMLElement | null>, isAskedFor: boolean): void {
  useEffect(() => {
    if (!isAskedFor) return
    const before = document.activeElement
    part.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [part, isAskedFor])
}
