/** Who takes goods to the customer, with the page that shows a parcel's way; `hand` is nobody: they are given out in person. */
const TRACKING = {
  post: "https://www.post.ch/swisspost-tracking?formattedParcelCodes=",
  dhl: "https://www.dhl.com/ch-de/home/tracking.html?tracking-id=",
  dpd: "https://www.dpdgroup.com/ch/mydpd/my-parcels/incoming?parcelNumber=",
  ups: "https://www.ups.com/track?loc=de_CH&tracknum=",
  another: null,
  hand: null,
} as const

export type Carrier = keyof typeof TRACKING
export const CARRIERS = Object.keys(TRACKING) as [Carrier, ...Carrier[]]

/** As printed on a parcel: letters and digits, with blanks, dots or hyphens between them. */
export const TRACKING_NUMBER = /^$|^[A-Za-z0-9](?:[ .-]?[A-Za-z0-9]){5,39}$/

/** Where a parcel's way is shown; null where that isn't known. */
export function trackingUrl(carrier: Carrier, number: string): string | null {
  const page = TRACKING[carrier]
  return page === null || number === "" ? null : `${page}${encodeURIComponent(number.replaceAll(" ", ""))}`
}
