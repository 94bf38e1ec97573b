import { useEffect } from "react"
import type { DaySelection } from "#shop/rental/rules/calendar/select-day"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { periodOf } from "./rental-offer-state"
import { rentalSearchQuery } from "./rental-search"

/**
 * Keeps what was chosen in the page's address, where a reload, the way back and whoever is sent it find it again. The page
 * shows it already, so that nobody has to be told.
 * @param clicked null until something is chosen: the address is the one that the page was opened with
 */
export function useKeptChoice(clicked: DaySelection | null, delivery: DeliveryType) {
  useEffect(() => {
    if (!clicked) return
    const query = rentalSearchQuery({ period: periodOf(clicked), delivery })
    const { history, location } = window
    history.replaceState(history.state, "", location.pathname + query + location.hash)
  }, [clicked, delivery])
}
