import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { namedPlace } from "../lib/page/named-place"

/**
 * Scrolls to the element that the address names. For matter that arrives after the navigation: there was nothing to
 * scroll to yet.
 */
export function useArrival(): void {
  const { hash } = useLocation()
  useEffect(() => {
    namedPlace(hash)?.scrollIntoView()
  }, [hash])
}
