import type { MiddlewareRoute, MiddlewareVerb } from "@medusajs/framework/http"
import { notFound } from "../errors"
import { auditStockWrite } from "./audit-stock-write"
import { refuseListQuery } from "./refuse-list-query"
import { refuseIf } from "./stock-refusal"
import {
  hasNothingOut,
  isFoundation,
  isMadeByStaff,
  isNoCustomers,
  isNotEdited,
  isOrderedByHand,
  keepsBillingAddress,
  keepsCustomer,
  keepsLogin,
  keepsProduct,
  keepsProducts,
  keepsVariant,
  keepsVariants,
} from "./stock-rules"

const WRITES: MiddlewareVerb[] = ["POST", "PUT", "PATCH", "DELETE"]

const refused = (method: MiddlewareVerb, matcher: string, rule: Parameters<typeof refuseIf>[0]): MiddlewareRoute => ({
  matcher,
  methods: [method],
  middlewares: [refuseIf(rule)],
})

const notOffered = () => {
  throw notFound()
}

/**
 * What Medusa's own pages may not do, because the shop keeps more than they know; what they do is written down.
 * @see docs/decisions/121-medusas-own-pages.md
 */
export const stockAdminRoutes: MiddlewareRoute[] = [
  // Medusa's routes for an index that the shop doesn't have wait for it without an end.
  { matcher: "/admin/index*", middlewares: [notOffered] },
  { matcher: "/admin*", methods: ["GET"], middlewares: [refuseListQuery] },
  { matcher: "/admin*", methods: WRITES, middlewares: [auditStockWrite] },
  refused("POST", "/admin/customers/:id", keepsLogin),
  refused("DELETE", "/admin/customers/:id", keepsCustomer),
  refused("DELETE", "/admin/products/:id", keepsProduct),
  refused("POST", "/admin/products/batch", keepsProducts),
  refused("DELETE", "/admin/products/:id/variants/:variant_id", keepsVariant),
  refused("POST", "/admin/products/:id/variants/batch", keepsVariants),
  refused("POST", "/admin/orders/:id", keepsBillingAddress),
  refused("POST", "/admin/orders/:id/cancel", hasNothingOut),
  refused("POST", "/admin/orders/:id/transfer", isNotEdited),
  ...["order-edits", "returns", "claims", "exchanges"].map((name) => refused("POST", `/admin/${name}`, isNotEdited)),
  refused("POST", "/admin/draft-orders", isOrderedByHand),
  refused("POST", "/admin/api-keys", isMadeByStaff),
  { matcher: "/admin/invites", methods: ["POST"], middlewares: [refuseIf(isNoCustomers, 400)] },
  ...["regions", "sales-channels", "stock-locations", "tax-regions", "product-types", "shipping-profiles"].map((name) =>
    refused("DELETE", `/admin/${name}/:id`, isFoundation),
  ),
]
