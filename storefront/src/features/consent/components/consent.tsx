import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { onOpenConsentSettings } from "@/lib/analytics/consent-settings"
import { type ConsentChoice, consentChoice, useConsentChoice } from "../consent-choice"
import { loadTagManager, type TagManager, withdrawTagManager } from "../tag-manager"
import { ConsentBar } from "./consent-bar"

/**
 * Loads the tag manager once, and only if, the visitor has agreed; asks whoever has not decided yet. Other tabs follow a
 * choice, and the footer asks again.
 */
const Consent = ({ tagManager }: { tagManager: TagManager }) => {
  const choice = useConsentChoice()
  const { key } = useLocation()
  const [isAskedFor, setIsAskedFor] = useState(false)
  useEffect(() => {
    const stop = onOpenConsentSettings(() => setIsAskedFor(true))
    return stop
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address with a secret may have been left
  useEffect(() => {
    if (choice === "granted") loadTagManager(tagManager)
    if (choice === "refused") withdrawTagManager()
  }, [choice, tagManager, key])

  const choose = (chosen: ConsentChoice) => {
    consentChoice.set(chosen)
    setIsAskedFor(false)
  }
  if (choice !== null && !isAskedFor) return null
  return <ConsentBar current={choice} isAskedFor={isAskedFor} onChoose={choose} />
}

export default Consent
