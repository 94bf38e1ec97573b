import { type Asked, rentalSearchQuery } from "../rental-search"
import { DEVICES, inAddress } from "./compared"

/** "?geraete=rtc-360,blk-3d&from=…", as the list and the comparison are told; "" for nothing. */
export function comparisonQuery(slugs: readonly string[], asked: Asked): string {
  const devices = slugs.length > 0 ? `${DEVICES}=${inAddress(slugs)}` : ""
  const query = [devices, rentalSearchQuery(asked).slice(1)].filter((part) => part !== "").join("&")
  return query && `?${query}`
}
