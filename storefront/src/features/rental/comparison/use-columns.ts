import { useSyncExternalStore } from "react"
import { MOST_COMPARED } from "./compared"

/** Two columns fit on a phone, and all on a sheet of paper, which is as narrow; `styles` hides the others until this is known. */
const ON_PHONES = 2
const PHONE = "screen and (max-width: 767px)"

function listen(changed: () => void) {
  const query = window.matchMedia(PHONE)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

/** How many devices are seen side by side, so that none out of sight is the best. */
export const useColumns = (): number =>
  useSyncExternalStore(
    listen,
    () => (window.matchMedia(PHONE).matches ? ON_PHONES : MOST_COMPARED),
    () => MOST_COMPARED,
  )
