import { useLayoutEffect, useRef } from "react"
import { useLocation, useNavigationType } from "react-router-dom"
import { namedPlace } from "./named-place"

/**
 * Scrolls to the top on every navigation (spec "customer area" §2.1), or to the element the address names, and moves
 * the focus to the new page. Back and forward lead to where the visitor was: the browser knows. A navigation with
 * `state.keepScroll` (a filter of the page itself) stays where it is.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key, state } = useLocation()
  const isBackOrForward = useNavigationType() === "POP"
  const shownKey = useRef(key)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated navigation to the same address has a new key
  useLayoutEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (state?.keepScroll) return
    if (!isBackOrForward) {
      const target = namedPlace(hash)
      if (target) {
        target.scrollIntoView()
        return
      }
      window.scrollTo(0, 0)
    }
    document.getElementById("inhalt")?.focus({ preventScroll: true })
  }, [pathname, hash, key])
}
