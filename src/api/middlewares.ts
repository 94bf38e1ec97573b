import { defineMiddlewares } from "@medusajs/framework/http"
import { closedPath } from "./http/closed-path"
import { errorHandler } from "./http/error-handler"
import { refuseNul } from "./http/refuse-nul"

export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: "/backend*", middlewares: [refuseNul] },
    // Accounts are made and entered through /backend alone: these know neither activation nor limits.
    { matcher: "/auth/customer*", middlewares: [closedPath] },
    { matcher: "/store/customers*", middlewares: [closedPath] },
  ],
})
