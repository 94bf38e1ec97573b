import type { Dispatch, SetStateAction } from "react"
import type { ShopInfo } from "../lib/shop"
import { parseState, STATE_ELEMENT_ID } from "./page-state"

const MINUTE_MS = 60_000

/** Days turn with a whole hour, wherever the browser is; its clock may be a minute ahead of the shop's. */
const currentHour = () => Math.floor((Date.now() - MINUTE_MS) / (60 * MINUTE_MS))

async function shopNow(): Promise<ShopInfo> {
  const answer = await fetch("/")
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  return parseState(page.getElementById(STATE_ELEMENT_ID)?.textContent ?? "", Date.now()).shop
}

/**
 * A tab may stay open for days: what turns with the shop's day is asked for again in every hour in which somebody looks at
 * the page, and after a failure in the next minute. The rest stays as the running code knows it. @returns stops it
 */
export function followDay(renew: Dispatch<SetStateAction<ShopInfo>>): () => void {
  let known = currentHour()
  const look = () => {
    if (document.hidden || currentHour() === known) return
    known = currentHour()
    shopNow().then(
      ({ today, arrival, bookingHorizon }) => renew((shop) => ({ ...shop, today, arrival, bookingHorizon })),
      () => {
        known = 0
      },
    )
  }
  const timer = setInterval(look, MINUTE_MS)
  document.addEventListener("visibilitychange", look)
  return () => {
    clearInterval(timer)
    document.removeEventListener("visibilitychange", look)
  }
}
