import { startTransition } from "react"
import { useTranslation } from "react-i18next"
import { toast } from "../toast"

/**
 * Opens what a click asks for, after the click is answered. Its code may be missing: without a network that is said and the page
 * stays as it is; with one the chunk has vanished, which is the error boundary's business.
 */
export function useOpenPart() {
  const { t } = useTranslation()
  return (part: { preload(): Promise<unknown> }, open: () => void) => {
    const answer = () => startTransition(open)
    return part.preload().then(answer, () => (navigator.onLine ? answer() : toast(t("error.generic"), "err")))
  }
}
