import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** A device with what it was looked for, which another search may have replaced by now. */
interface Recommended {
  offer: RentalOffer
  period: RentalPeriod
  purposeId: string | null
}

/** The first device for rent of a search, whose free ones stand before the others, each as staff order them; null for none. */
export const recommendedQuery = (period: RentalPeriod, purposeId: string | null = null) => {
  const firstOf = (found: readonly RentalOffer[]): Recommended | null => {
    const offer = found.find((card) => !card.product_is_inactive)
    return offer ? { offer, period, purposeId } : null
  }
  return pageQuery({
    queryKey: ["recommended", purposeId, period],
    queryFn: async ({ signal }) => {
      const query = { purpose: purposeId ?? undefined, from: period.start, to: period.end }
      return firstOf(await http.get<RentalOffer[]>("/products/rental/", { query, signal }))
    },
    load: async (data) => firstOf(await data.foundRentals(period)),
  })
}

/** While another is looked for, the one before it stays. */
export const useRecommended = (period: RentalPeriod, purposeId: string | null) =>
  useQuery({ ...recommendedQuery(period, purposeId), placeholderData: keepPreviousData })
