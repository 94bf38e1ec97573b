import { defineMiddlewares } from "@medusajs/framework/http"
import { errorHandler } from "./http/error-handler"
import { refuseNul } from "./http/refuse-nul"

export default defineMiddlewares({
  errorHandler,
  routes: [{ matcher: "/backend*", middlewares: [refuseNul] }],
})
