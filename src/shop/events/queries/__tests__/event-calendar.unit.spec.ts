import { afterEach, expect, it, vi } from "vitest"
import * as env from "#config/env"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import { eventCalendar } from "../event-calendar"
import type { EventRow } from "../event-rows"

afterEach(() => vi.restoreAllMocks())

const company = { name: "Muster AG", mail: "shop@example.ch" } as CompanySettings
const event = {
  ...{ id: "event_1", slug: "laserscanning", name: "Laserscanning", subtitle: "", location: "chur" },
  ...{ venue: "", venue_address: "", day: "2026-12-01", start_time: "09:00", end_time: "12:00", is_cancelled: false },
} as EventRow

it.each([
  [
    "its venue and address",
    { venue: "Werkhof", venue_address: "Feldweg 3, 7000 Chur" },
    "Werkhof, Feldweg 3, 7000 Chur",
  ],
  ["its town without a venue", {}, "Chur"],
])("says %s as the place", (_case, place, location) => {
  vi.spyOn(env, "readEnv").mockReturnValue({ publicUrl: "https://shop.example.ch" } as env.Env)
  const calendar = eventCalendar({ ...event, ...place }, new Date(0), company, { language: "de" })
  expect(calendar.replaceAll("\\", "")).toContain(`LOCATION:${location}\r\n`)
})
