import { useOptionalPart } from "../lib/optional-part"
import { useShop } from "../lib/shop"

/** Where a tag manager is configured, the question whether it may be loaded. Without its code nobody is asked, and nothing is loaded. */
export const ConsentPart = () => {
  const { tagManager } = useShop()
  const Consent = useOptionalPart(tagManager !== null, () => import("../features/consent/components/consent"))
  return tagManager && Consent && <Consent tagManager={tagManager} />
}
