import { createContext, useContext } from "react"
import type { ShopInfo } from "#wire/page-data"

export type { ShopInfo }

const ShopContext = createContext<ShopInfo | null>(null)
export const ShopProvider = ShopContext.Provider

export function useShop(): ShopInfo {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error("useShop needs a ShopProvider above it")
  return shop
}
