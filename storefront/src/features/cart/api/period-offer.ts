import { queryOptions, useQuery } from "@tanstack/react-query"
import { fromWireMoney, type Rappen } from "#kernel/money"
import type { PeriodOffer as OfferWire } from "#shop/cart/wire/cart"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { http } from "@/lib/http/http"
import type { CartLine } from "./cart"

/** What a line comes to in another period, without VAT. */
interface PeriodOffer {
  subtotal: Rappen
  /** To what it costs now. */
  difference: Rappen
}

const periodOfferQuery = ({ category, id, subtotal }: CartLine, period: RentalPeriod | null) =>
  queryOptions({
    queryKey: ["period-offer", id, subtotal, period?.start, period?.end],
    queryFn: async ({ signal }): Promise<PeriodOffer> => {
      const query = { rentalstartdate: period?.start, rentalenddate: period?.end }
      const offer = await http.get<OfferWire>(`/cart/${category}/${id}/period/`, { query, signal })
      return { subtotal: fromWireMoney(offer.subtotal), difference: fromWireMoney(offer.difference) }
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    enabled: period !== null,
  })

/** Asked again for each period: the shop alone computes. */
export const usePeriodOffer = (line: CartLine, period: RentalPeriod | null) => useQuery(periodOfferQuery(line, period))
