import type { MiddlewareRoute } from "@medusajs/framework/http"
import { arrangesForHimself } from "./arranges-for-himself"
import { challengeIsNoLogin } from "./challenge-is-no-login"
import { liveStaff } from "./live-staff"
import { routeRight } from "./required-right"

/** Who was let in by Medusa is looked up once more, with what they may. */
export const staffAccessRoutes: MiddlewareRoute[] = [
  { matcher: "/admin*", middlewares: [liveStaff, routeRight] },
  { matcher: "/admin/layouts/:zone/configuration", methods: ["POST"], middlewares: [arrangesForHimself] },
  { matcher: "/auth/session", methods: ["POST"], middlewares: [challengeIsNoLogin, liveStaff] },
  { matcher: "/auth/token/refresh", methods: ["POST"], middlewares: [liveStaff] },
]
