import { useLayoutEffect, useRef } from "react"
import { useLocation, useNavigationType } from "react-router-dom"
import { namedPlace } from "./named-place"

/**
 * Scrolls to the top on every navigation (spec "customer area" §2.1), or to the element the address names, and moves
 * the focus to the new page. Back and forward lead to where the visitor was: the browser knows. So it does for a jump
 * within the page, a step like these to React Router, and it goes on with the keyboard from there. A navigation with
 * `state.keepScroll` (a filter of the page itself) stays where it is.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key, state } = useLocation()
  const isBackOrForward = useNavigationType() === "POP"
  const shown = useRef({ pathname, key })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated navigation to the same address has a new key
  useLayoutEffect(() => {
    const former = shown.current
    if (former.key === key) return
    shown.current = { pathname, key }
    if (state?.keepScroll) return
    const target = namedPlace(hash)
    if (target && (!isBackOrForward || former.pathname === pathname)) {
      if (!isBackOrForward) target.scrollIntoView()
      return
    }
    if (!isBackOrForward) window.scrollTo(0, 0)
    document.getElementById("inhalt")?.focus({ preventScroll: true })
  }, [pathname, hash, key])
}
