import { useSyncExternalStore } from "react"
import { storedText } from "../../lib/session/browser-storage"

export type ConsentChoice = "granted" | "refused"

const stored = storedText("analytics_consent")

const parse = (text: string | null): ConsentChoice | null => (text === "granted" || text === "refused" ? text : null)

/** Kept in this browser and shared by its tabs; without a choice nothing is loaded (ruling 9). */
export const consentChoice = {
  get: () => parse(stored.get()),
  set: (choice: ConsentChoice) => stored.set(choice),
}

export const useConsentChoice = () => useSyncExternalStore(stored.subscribe, consentChoice.get, () => null)
