import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Bookings } from "#shop/rental/wire/rental"
import { http } from "@/lib/http/http"

/**
 * Days on which units are taken. With a delivery type the list of its kind is exact for it. Never kept as current: a calendar
 * asks again on every update (spec "public shop" §7).
 */
export const bookingsQuery = (productId: string, deliveryTypeId?: string) =>
  queryOptions({
    queryKey: ["bookings", productId, deliveryTypeId ?? null],
    queryFn: ({ signal }) =>
      http.get<Bookings>(`/products/bookings/${productId}/`, { query: { delivery: deliveryTypeId }, signal }),
    staleTime: 0,
  })

export const useBookings = (productId: string, deliveryTypeId?: string) =>
  useQuery(bookingsQuery(productId, deliveryTypeId))

/** Of any pickup, only once somebody looks. */
export const useSeenBookings = (productId: string, isSeen: boolean) =>
  useQuery({ ...bookingsQuery(productId), enabled: isSeen })
