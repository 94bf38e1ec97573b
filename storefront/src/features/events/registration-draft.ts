import { EVENT_LOCATIONS, type RegistrationBody, registrationBody } from "#shop/events/wire/events"
import { storedObject } from "../../lib/session/browser-storage"
import { tabDrafts } from "../../lib/session/tab-drafts"

const FIELDS = Object.keys(registrationBody.shape)
const stored = tabDrafts.eventRegistration

/** What was typed, kept in this tab until it was sent. */
export const registrationDraft = {
  /** The fields as they are sent, each perhaps still empty, the two selects too. */
  get(): RegistrationBody {
    const kept = storedObject(stored)
    const texts = FIELDS.map((field) => [field, typeof kept[field] === "string" ? kept[field] : ""])
    return Object.fromEntries(texts) as RegistrationBody
  },
  /** Without what the account says anyway: it isn't left to whoever uses this tab after a logout. */
  set(draft: RegistrationBody, known: Partial<RegistrationBody> = {}) {
    const typed = Object.entries(draft).filter(([field, text]) => text !== known[field as keyof RegistrationBody])
    stored.set(JSON.stringify(Object.fromEntries(typed)))
  },
  clear: () => stored.set(null),
}

/** The place that an address names (`?location=olten`), if there is such a one. */
export const placeOf = (query: URLSearchParams) => EVENT_LOCATIONS.find((place) => place === query.get("location"))
