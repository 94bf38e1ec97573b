import { type ComponentType, useEffect, useState } from "react"
import { useAuthToken } from "../lib/session"

/** While staff act in a customer's name, the notice that says so. Such logins are known by their token's beginning. */
export const ActingPart = () => {
  const isActing = useAuthToken()?.startsWith("imp_")
  const [Banner, setBanner] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!isActing) return
    import("../features/impersonation/components/acting-banner").then(
      ({ default: loaded }) => setBanner(() => loaded),
      (error) => console.warn("The notice could not be loaded:", error),
    )
  }, [isActing])

  return isActing && Banner && <Banner />
}
