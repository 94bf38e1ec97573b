import { type ComponentType, useEffect, useState } from "react"
import { type ShopInfo, useShop } from "../lib/shop"

type Consent = ComponentType<{ tagManager: NonNullable<ShopInfo["tagManager"]> }>

/** Where a tag manager is configured, the question whether it may be loaded. Without its code nobody is asked, and nothing is loaded. */
export const ConsentPart = () => {
  const { tagManager } = useShop()
  const [Consent, setConsent] = useState<Consent | null>(null)

  useEffect(() => {
    if (!tagManager) return
    import("../features/consent/components/consent").then(
      ({ default: loaded }) => setConsent(() => loaded),
      (error) => console.warn("The cookie settings could not be loaded:", error),
    )
  }, [tagManager])

  return tagManager && Consent && <Consent tagManager={tagManager} />
}
