import { useEffect } from "react"
import { useLocation } from "react-router-dom"

/**
 * Scrolls to the element that the address names once `isThere`: on a page whose matter arrives after the navigation there
 * was nothing to scroll to yet.
 */
export function useArrival(isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [isThere, hash])
}
