import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { useShop } from "@/lib/shop"
import { type ConsentChoice, consentChoice, useConsentChoice } from "../consent-choice"
import { loadTagManager, withdrawTagManager } from "../tag-manager"
import { ConsentBar } from "./consent-bar"
import type { ConsentSettingsProps } from "./consent-panel"

/**
 * Loads the tag manager once, and only if, the visitor has agreed; asks whoever has not decided yet. Other tabs follow a
 * choice, and the footer asks again.
 */
const Consent = ({ isAskedFor, onClose }: ConsentSettingsProps) => {
  const { tagManager } = useShop()
  const choice = useConsentChoice()
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address with a secret may have been left
  useEffect(() => {
    if (!tagManager) return
    if (choice === "granted") loadTagManager(tagManager)
    if (choice === "refused") withdrawTagManager()
  }, [choice, tagManager, key])

  const choose = (chosen: ConsentChoice) => {
    consentChoice.set(chosen)
    onClose()
  }
  if (choice !== null && !isAskedFor) return null
  return <ConsentBar current={choice} isAskedFor={isAskedFor} onChoose={choose} />
}

export default Consent
