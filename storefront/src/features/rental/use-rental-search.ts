import { useSearchParams } from "react-router-dom"
import { calendarDay } from "#kernel/calendar-day"
import { useOnceHydrated } from "../../lib/page/hydrated"
import { useShop } from "../../lib/shop"
import { useDeliveryTypes } from "./api/delivery-types"
import { useKnownPurposes } from "./api/purposes"
import { type RentalSearch, readRentalSearch, type SearchDays } from "./rental-search"

/** Server and first render know of the purpose only, so that a page is the same for everybody. */
const RENDERED = "purpose"

export function useSearchDays(): SearchDays {
  const { today, bookingHorizon } = useShop()
  return { today: calendarDay(today), horizon: calendarDay(bookingHorizon) }
}

/** The search that the address holds. */
export function useRentalSearch(): RentalSearch {
  const [params] = useSearchParams()
  const days = useSearchDays()
  const { data: types = [] } = useDeliveryTypes()
  const { data: purposes } = useKnownPurposes()
  const rendered = new URLSearchParams([...params].filter(([name]) => name === RENDERED))
  const known = useOnceHydrated(String(rendered), String(params))
  return readRentalSearch(new URLSearchParams(known), { types, purposes }, days)
}
