import * as z from "zod/mini"
import { day, html, id, lineOfText } from "#kernel/wire/primitives"
import { companyFields, reachableEmail } from "#shop/accounts/wire/account"

/** The places where events are held. @see spec "customer area" §9 */
export const EVENT_LOCATIONS = ["olten", "chur", "bern"] as const
export const eventLocation = z.enum(EVENT_LOCATIONS, "events.event_missing")
export type EventLocation = z.infer<typeof eventLocation>
export const LOCATION_NAMES: Record<EventLocation, string> = { olten: "Olten", chur: "Chur", bern: "Bern" }

const cardFields = {
  id,
  slug: z.string(),
  name: z.string(),
  subtitle: z.string(),
  date: day,
  /** `HH:MM`, Swiss time. */
  start_time: z.string(),
  end_time: z.string(),
  location: eventLocation,
  location_name: z.string(),
  venue: z.string(),
  venue_address: z.string(),
  /** 'default' means: show a placeholder. */
  thumbnail: z.string(),
  thumbnail_alt: z.string(),
  /** Called off: it stays in the list, and nobody can register. */
  is_cancelled: z.boolean(),
}

/** An event in the overview, coming or past. */
export const eventCard = z.object(cardFields)
export type EventCard = z.infer<typeof eventCard>

export const eventImage = z.object({ image: z.string(), alt: z.string() })
export type EventImage = z.infer<typeof eventImage>

export const eventDetail = z.object({
  ...cardFields,
  /** Why a cancelled event doesn't take place; may be "". */
  cancellation_note: z.string(),
  content: html,
  carousel: z.array(eventImage),
})
export type EventDetail = z.infer<typeof eventDetail>

/** As it is written on a card: "044 123 45 67 intern 12". */
const phone = lineOfText("input.phone_missing", 60)

/**
 * Body of `POST /registration/`. All fields are required, and more is refused than an empty text.
 * @see spec "customer area" §5
 */
export const registrationBody = z.object({
  location: eventLocation,
  company: lineOfText("input.company_missing"),
  sector: companyFields.sector,
  first_name: lineOfText("input.firstname_missing"),
  last_name: lineOfText("input.lastname_missing"),
  address: lineOfText("input.address_missing"),
  postalcode: lineOfText("input.postalcode_missing", 10),
  city: lineOfText("input.city_missing"),
  phone,
  email: reachableEmail,
})
export type RegistrationBody = z.infer<typeof registrationBody>

/** Which event the registration is for: the next coming one at the place. */
export const registrationAnswer = z.object({ event: eventCard })
export type RegistrationAnswer = z.infer<typeof registrationAnswer>
