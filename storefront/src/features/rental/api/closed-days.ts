import { useQuery } from "@tanstack/react-query"
import type { ClosedDay } from "#shop/rental/wire/rental"
import { bookingsQuery } from "./bookings"
import { rentalListQuery } from "./rental-list"

const NONE: ClosedDay[] = []

/** Holidays and days that staff closed. They are the same for every device, and come with the bookings of each. */
export function useClosedDays(): ClosedDay[] {
  const { data: cards } = useQuery(rentalListQuery(null))
  const anyDevice = cards?.[0]?.id
  const { data } = useQuery({ ...bookingsQuery(anyDevice ?? ""), enabled: anyDevice !== undefined })
  return data?.closedDays ?? NONE
}
