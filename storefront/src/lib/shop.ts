import { createContext, useContext } from "react"

/** What every page knows about the shop. Comes with the rendered page, so that no request is needed for it. */
export interface ShopInfo {
  name: string
  address: string
  postalcode: string
  city: string
  phone: string
  phoneHref: string
  mail: string
  supportHours: string
  mailHours: string
  /** Unset ones aren't shown (ruling 3). */
  chatUrl: string | null
  appointmentUrl: string | null
  socialLinks: { name: string; url: string }[]
  titleSuffix: string
  trademarkNote: string
  /** Shown in the demo only: says that firm, people and prices are invented. */
  sampleNote: string
  isDemo: boolean
  /** Origin of canonical addresses, without a slash at the end. */
  publicUrl: string
  /** VAT in per cent, "8.1". */
  vatPercent: string
  /** The server's day in Europe/Zurich when the page was rendered, `YYYY-MM-DD`. */
  today: string
  /** Host of the privacy-friendly video embed. */
  videoHost: string
}

const ShopContext = createContext<ShopInfo | null>(null)
export const ShopProvider = ShopContext.Provider

export function useShop(): ShopInfo {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error("useShop needs a ShopProvider above it")
  return shop
}
