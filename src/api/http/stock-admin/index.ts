import type { MiddlewareRoute, MiddlewareVerb } from "@medusajs/framework/http"
import { notFound } from "#platform/refusal"
import { auditStockWrite } from "./audit-stock-write"
import { findOrders } from "./find-orders"
import {
  isFoundation,
  isInOneLocation,
  keepsChannel,
  keepsCurrency,
  keepsKind,
  keepsStock,
  keepsVat,
} from "./foundation-rules"
import {
  hasNoRentals,
  isInTheAccounts,
  isNotEdited,
  isOrderedByHand,
  isSentOnToday,
  isSentWhole,
  isStartedByTheShop,
  keepsAllocation,
  keepsBillingAddress,
  keepsErased,
  keepsFacts,
} from "./order-rules"
import {
  isNotFromAFile,
  isOneArticle,
  isSoldByStatus,
  keepsOrderedVariants,
  keepsProduct,
  keepsProducts,
  keepsVariant,
  keepsVariants,
  staysInChannel,
} from "./product-rules"
import { refuseListQuery } from "./refuse-list-query"
import { refuseIf, type StockRule } from "./stock-refusal"
import {
  isErasedOnHisPage,
  isExportedByLists,
  isInvitedByTeam,
  isMadeByStaff,
  keepsFile,
  keepsLogin,
} from "./stock-rules"
import { keepsInvitationSecret } from "./untold-secret"

const WRITES: MiddlewareVerb[] = ["POST", "PUT", "PATCH", "DELETE"]

const ruled = (method: MiddlewareVerb | MiddlewareVerb[], matcher: string, rule: StockRule): MiddlewareRoute => ({
  matcher,
  methods: [method].flat(),
  middlewares: [refuseIf(rule)],
})

const notOffered = () => {
  throw notFound()
}

/** Every write below these paths. */
const closed = (paths: string[], rule: StockRule) => paths.map((path) => ruled(WRITES, `/admin/${path}*`, rule))

/**
 * What Medusa's own pages may not do, because the shop keeps more than they know; what they do is written down.
 * @see docs/decisions/121-medusas-own-pages.md, docs/decisions/153-orders-on-medusas-pages.md
 */
export const stockAdminRoutes: MiddlewareRoute[] = [
  // Medusa's routes for an index that the shop doesn't have wait for it without an end.
  { matcher: "/admin/index*", middlewares: [notOffered] },
  { matcher: "/admin*", methods: ["GET"], middlewares: [refuseListQuery] },
  { matcher: "/admin/orders*", methods: ["GET"], middlewares: [findOrders] },
  { matcher: "/admin*", methods: WRITES, middlewares: [auditStockWrite] },
  ruled("POST", "/admin/customers/:id", keepsLogin),
  ruled("DELETE", "/admin/customers/:id", isErasedOnHisPage),
  ruled("DELETE", "/admin/products/:id", keepsProduct),
  ruled("POST", "/admin/products/batch", keepsProducts),
  ...[
    ...["products", "products/batch", "products/:id/variants", "products/:id/variants/batch"],
    ...["", "/:inventory_item_id"].map((item) => `products/:id/variants/:variant_id/inventory-items${item}`),
    "products/:id/variants/inventory-items/batch",
  ].map((path) => ruled("POST", `/admin/${path}`, isOneArticle)),
  ...["products/:id", "products/batch"].flatMap((path) =>
    [keepsOrderedVariants, isSoldByStatus].map((rule) => ruled("POST", `/admin/${path}`, rule)),
  ),
  ruled("POST", "/admin/sales-channels/:id/products", staysInChannel),
  ruled("DELETE", "/admin/products/:id/variants/:variant_id", keepsVariant),
  ruled("POST", "/admin/products/:id/variants/batch", keepsVariants),
  ruled("POST", "/admin/orders/:id", keepsErased),
  ruled("POST", "/admin/orders/:id", keepsBillingAddress),
  ruled("POST", "/admin/orders/:id", keepsFacts),
  ruled("POST", "/admin/orders/:id/cancel", hasNoRentals),
  ruled("POST", "/admin/orders/:id/complete", isSentWhole),
  ruled("POST", "/admin/orders/:id/fulfillments", isSentOnToday),
  ruled("POST", "/admin/orders/:id/payment-sessions/authorize", isInTheAccounts),
  ruled(["POST", "DELETE"], "/admin/reservations/:id", keepsAllocation),
  ...closed(["orders/:id/credit-lines", "orders/:id/transfer"], isNotEdited),
  ...closed(["order-edits", "order-changes", "returns", "claims", "exchanges"], isNotEdited),
  ...closed(["draft-orders"], isOrderedByHand),
  ...closed(["payments", "payment-collections"], isInTheAccounts),
  ...closed(["workflows-executions"], isStartedByTheShop),
  ...closed(["products/import"], isNotFromAFile),
  ...["orders", "products", "inventory-items"].map((name) => ruled("POST", `/admin/${name}/export`, isExportedByLists)),
  ruled("POST", "/admin/api-keys", isMadeByStaff),
  ruled("POST", "/admin/invites/:id/resend", isMadeByStaff),
  ruled("DELETE", "/admin/invites/:id", isMadeByStaff),
  { matcher: "/admin/invites*", middlewares: [keepsInvitationSecret] },
  ruled("DELETE", "/admin/uploads/:id", keepsFile),
  { matcher: "/admin/invites", methods: ["POST"], middlewares: [refuseIf(isInvitedByTeam, 400)] },
  ...["regions", "sales-channels", "stock-locations", "tax-regions", "product-types", "shipping-profiles"].map((name) =>
    ruled("DELETE", `/admin/${name}/:id`, isFoundation),
  ),
  ruled(["POST", "DELETE"], "/admin/tax-rates/:id", keepsVat),
  ruled("POST", "/admin/regions/:id", keepsCurrency),
  ruled("POST", "/admin/product-types/:id", keepsKind),
  ruled("POST", "/admin/stores/:id", keepsChannel),
  ruled("POST", "/admin/stock-locations/:id/sales-channels", keepsStock),
  ...[
    "",
    "/:id/location-levels",
    "/:id/location-levels/:location_id",
    "/:id/location-levels/batch",
    "/location-levels/batch",
  ].map((path) => ruled("POST", `/admin/inventory-items${path}`, isInOneLocation)),
]
