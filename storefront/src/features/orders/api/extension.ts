import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ExtensionOffer as OfferWire } from "#shop/orders/wire/rental-change"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import { fromOfferWire } from "../extension"
import { itemPath, type RentalOfOrder } from "./change-rental"

const extensionQuery = (rental: RentalOfOrder, isSent: boolean) =>
  queryOptions({
    queryKey: [PRIVATE, "extension", rental.orderId, rental.lineId],
    queryFn: ({ signal }) => http.get<OfferWire>(itemPath(rental, "extension"), { signal }).then(fromOfferWire),
    staleTime: 0,
    gcTime: 0,
    enabled: !isSent,
  })

/** Which later ends a rental can have now: asked again each time, since others book meanwhile, while none `isSent`. */
export const useExtension = (rental: RentalOfOrder, isSent: boolean) => useQuery(extensionQuery(rental, isSent))
