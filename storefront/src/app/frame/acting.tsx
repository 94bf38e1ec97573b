import { useOptionalPart } from "../../lib/page/optional-part"
import { useAuthToken } from "../../lib/session/session"

/** While staff act in a customer's name, the notice that says so. Such logins are known by their token's beginning. */
export const ActingPart = () => {
  const isActing = useAuthToken()?.startsWith("imp_") ?? false
  const Banner = useOptionalPart(isActing, () => import("../../features/impersonation/components/acting-banner"))
  return Banner && <Banner />
}
