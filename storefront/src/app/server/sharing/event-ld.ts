import { LANGUAGE } from "#kernel/language"
import type { EventDetail } from "#shop/events/wire/events"
import type { ShopInfo } from "#wire/page-data"
import { paths } from "@/lib/paths"
import { plainText } from "@/lib/plain-text"
import type { JsonLd } from "./json-ld"
import { sharePicture } from "./share-picture"
import { firmId } from "./shop-ld"

const ZURICH = new Intl.DateTimeFormat("en", { timeZone: "Europe/Zurich", timeZoneName: "longOffset" })

/** "+01:00" or, in summer, "+02:00": what Zurich's clocks are ahead by on that day around noon. */
function offsetOn(day: string): string {
  const parts = ZURICH.formatToParts(new Date(`${day}T12:00:00Z`))
  return parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? ""
}

/** An event at a place, free of charge; its seats are offered until its day, if it takes place. */
export function eventLd(event: EventDetail, shop: ShopInfo): JsonLd {
  const { publicUrl, name } = shop
  const instant = (time: string) => `${event.date}T${time}:00${offsetOn(event.date)}`
  const url = publicUrl + paths.event(event.slug)
  const organizer = { "@type": "Organization", "@id": firmId(publicUrl), name, url: publicUrl + paths.home }
  const seats = {
    "@type": "Offer",
    price: "0.00",
    priceCurrency: "CHF",
    availability: "https://schema.org/InStock",
    url: publicUrl + paths.eventRegistrationAt(event.location),
  }
  return {
    "@type": "Event",
    "@id": `${url}#event`,
    name: event.name,
    description: [event.subtitle, plainText(event.content)].filter(Boolean).join(". "),
    url,
    image: sharePicture(event.carousel[0]?.image ?? event.thumbnail, publicUrl).url,
    startDate: instant(event.start_time),
    endDate: instant(event.end_time),
    eventStatus: `https://schema.org/${event.is_cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    isAccessibleForFree: true,
    inLanguage: LANGUAGE.tag,
    location: {
      "@type": "Place",
      name: event.venue || event.location_name,
      address: {
        "@type": "PostalAddress",
        streetAddress: event.venue_address,
        addressLocality: event.location_name,
        addressCountry: "CH",
      },
    },
    organizer,
    offers: event.date >= shop.today && !event.is_cancelled ? seats : undefined,
  }
}
