import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** The first device of a search, whose free ones stand before the others, each as staff order them; null for none. */
export const recommendedQuery = (period: RentalPeriod, purposeId: string | null = null) =>
  pageQuery({
    queryKey: ["recommended", purposeId, period],
    queryFn: async ({ signal }): Promise<RentalOffer | null> => {
      const query = { purpose: purposeId ?? undefined, from: period.start, to: period.end, limit: 1 }
      const [first = null] = await http.get<RentalOffer[]>("/products/rental/", { query, signal })
      return first
    },
    load: async (data) => (await data.foundRentals(period))[0] ?? null,
  })

/** While another is looked for, the one before it stays. */
export const useRecommended = (period: RentalPeriod, purposeId: string | null) =>
  useQuery({ ...recommendedQuery(period, purposeId), placeholderData: keepPreviousData })
