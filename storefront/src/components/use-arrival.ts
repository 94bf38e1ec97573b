import { useEffect } from "react"
import { useLocation } from "react-router-dom"

/**
 * Scrolls to the element that the address names. For matter that arrives after the navigation: there was nothing to
 * scroll to yet.
 */
export function useArrival(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
}
