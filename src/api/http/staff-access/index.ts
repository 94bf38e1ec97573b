import type { MiddlewareRoute } from "@medusajs/framework/http"
import { liveStaff } from "./live-staff"

/** Who was let in by Medusa is looked up once more. */
export const staffAccessRoutes: MiddlewareRoute[] = [
  { matcher: "/admin*", middlewares: [liveStaff] },
  { matcher: "/auth/session", methods: ["POST"], middlewares: [liveStaff] },
  { matcher: "/auth/token/refresh", methods: ["POST"], middlewares: [liveStaff] },
]
