import type { StaffEvent, StaffEventBody, StaffRegistrations } from "#shop/events/wire/staff-events"
import { api, sql, staff } from "../harness"

export let admin: Awaited<ReturnType<typeof staff>>

/** Staff log in, for a file. */
export async function logInStaff() {
  admin = await staff()
}

export const eventOf = (changes: Partial<Record<keyof StaffEventBody, unknown>> = {}) => ({
  name: "Drohnen-Abend Zürich",
  slug: "",
  subtitle: "Von oben gemessen",
  location: "chur",
  venue: "Musterhalle",
  venue_address: "Beispielweg 1, 7000 Chur",
  day: "2027-02-11",
  start_time: "17:00",
  end_time: "19:00",
  seats: null,
  thumbnail: null,
  thumbnail_alt: "",
  content: "<p>Programm</p>",
  images: [],
  ...changes,
})
export const person = (changes: object = {}) => ({
  company: "Muster Holzbau AG",
  sector: "Holzbau",
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Beispielweg 4",
  postalcode: "4600",
  city: "Olten",
  phone: "+41 62 000 00 00",
  email: "petra@abend.example.ch",
  ...changes,
})
export const create = async (changes?: Parameters<typeof eventOf>[0]): Promise<string> =>
  (await admin<{ id: string }>("POST", "/admin/events", eventOf(changes))).body.id
export const read = async (id: string) => (await admin<StaffEvent>("GET", `/admin/events/${id}`)).body
/** What the page sends back: the event as it was read, with what was changed on it. */
export const change = async (id: string, changes: object = {}) => {
  return admin("POST", `/admin/events/${id}`, { ...(await read(id)), is_told: false, ...changes })
}
export const register = (id: string, changes?: object) =>
  admin("POST", `/admin/events/${id}/registrations`, person(changes))
export const registered = async (id: string, query = "") =>
  (await admin<StaffRegistrations>("GET", `/admin/events/${id}/registrations?${query}`)).body
export const auditOf = (id: string) =>
  sql("select action, staff_id, before, after from audit_entry where subject_id = $1 order by created_at", id)
export const inShop = async (id: string) =>
  (await api("GET", "/events/")).body.find((card: { id: string }) => card.id === id)
