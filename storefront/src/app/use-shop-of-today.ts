import { useEffect, useState } from "react"
import type { ShopInfo } from "../lib/shop"
import { whileMounted } from "./use-prefetch"

/** The shop as the page came with it, on the day that it is by now. */
export function useShopOfToday(rendered: ShopInfo): ShopInfo {
  const [shop, setShop] = useState(rendered)

  useEffect(() => {
    const stop = whileMounted(import("./after-view").then(({ followDay }) => followDay(setShop)))
    return stop
  }, [])

  return shop
}
