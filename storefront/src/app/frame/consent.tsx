import { useEffect, useState } from "react"
import { onOpenConsentSettings } from "../../lib/analytics/consent-settings"
import { useOptionalPart } from "../../lib/page/optional-part"
import { useShop } from "../../lib/shop"

/**
 * Where a tag manager is configured, the question whether it may be loaded. Without its code nobody is asked, and nothing
 * is loaded. Where there is none, who opens the settings is told so.
 */
export const ConsentPart = () => {
  const { tagManager } = useShop()
  const [isAskedFor, setIsAskedFor] = useState(false)
  useEffect(() => {
    const stop = onOpenConsentSettings(() => setIsAskedFor(true))
    return stop
  }, [])
  const Consent = useOptionalPart(tagManager !== null, () => import("../../features/consent/components/consent"))
  const Nothing = useOptionalPart(
    tagManager === null && isAskedFor,
    () => import("../../features/consent/components/nothing-to-choose"),
  )
  if (tagManager) return Consent && <Consent tagManager={tagManager} />
  return Nothing && <Nothing onClose={() => setIsAskedFor(false)} />
}
