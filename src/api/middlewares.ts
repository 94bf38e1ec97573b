import { defineMiddlewares, type MiddlewareVerb } from "@medusajs/framework/http"
import { answerHeaders } from "./http/answers/answer-headers"
import { errorHandler } from "./http/answers/error-handler"
import { oncePerKey } from "./http/idempotency/once-per-key"
import { noAnonymousSession } from "./http/identity/no-anonymous-session"
import { refuseUnstorable } from "./http/limits/refuse-unstorable"
import { roomToHash } from "./http/limits/room-to-hash"
import { staffAccessRoutes } from "./http/staff-access"
import { stockAdminRoutes } from "./http/stock-admin"

const WRITES: MiddlewareVerb[] = ["POST", "PUT", "PATCH", "DELETE"]

export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: "/*", middlewares: [noAnonymousSession] },
    { matcher: "/admin*", middlewares: [refuseUnstorable] },
    { matcher: "/auth*", middlewares: [refuseUnstorable] },
    { matcher: "/auth*", methods: ["POST"], middlewares: [roomToHash] },
    ...staffAccessRoutes,
    { matcher: "/admin*", methods: WRITES, middlewares: [oncePerKey] },
    ...stockAdminRoutes,
    { matcher: "/backend*", middlewares: [answerHeaders] },
    { matcher: "/backend/api/v1*", methods: WRITES, middlewares: [oncePerKey] },
    // Pages of text are longer than what Medusa takes otherwise.
    { matcher: "/admin/content*", methods: ["POST"], bodyParser: { sizeLimit: "1mb" } },
    // The texts of a product are sent as a whole.
    { matcher: "/admin/shop/products*", methods: ["POST"], bodyParser: { sizeLimit: "1mb" } },
  ],
})
