import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { onOpenConsentSettings } from "../../lib/analytics/consent-settings"
import { useOptionalPart } from "../../lib/page/optional-part"
import { useShop } from "../../lib/shop"
import { toast } from "../../lib/toast"

/**
 * Where a tag manager is configured, the question whether it may be loaded. Without its code nobody is asked, and nothing
 * is loaded. Where there is none, who opens the settings is told so. Settings that were asked for and didn't come are said,
 * and asked for again by the next click.
 */
export const ConsentPart = () => {
  const { t } = useTranslation()
  const { tagManager } = useShop()
  const [isWanted, setIsWanted] = useState(tagManager !== null)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const ask = (isAsked: boolean) => {
    setIsWanted(isAsked)
    setIsAskedFor(isAsked)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same at every render
  useEffect(() => {
    const stop = onOpenConsentSettings(() => ask(true))
    return stop
  }, [])
  const Settings = useOptionalPart(
    isWanted,
    () =>
      tagManager
        ? import("../../features/consent/components/consent")
        : import("../../features/consent/components/nothing-to-choose"),
    () => {
      if (isAskedFor) toast(t("error.generic"), "err")
      ask(false)
    },
  )
  return Settings && <Settings isAskedFor={isAskedFor} onClose={() => setIsAskedFor(false)} />
}
