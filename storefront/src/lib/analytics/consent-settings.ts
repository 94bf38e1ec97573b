const OPEN = "consent-settings"

/** Asks for the cookie settings; whoever shows them listens. */
export const openConsentSettings = () => window.dispatchEvent(new Event(OPEN))

export function onOpenConsentSettings(listener: () => void): () => void {
  window.addEventListener(OPEN, listener)
  return () => window.removeEventListener(OPEN, listener)
}
