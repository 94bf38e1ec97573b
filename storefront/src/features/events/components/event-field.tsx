import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInWords } from "#kernel/format-day"
import type { EventCard, RegistrationBody } from "#shop/events/wire/events"
import { EVENT_LOCATIONS, LOCATION_NAMES } from "#shop/events/wire/events"
import { SelectField } from "@/components/form/select-field"
import { useIsHydrated } from "@/lib/page/hydrated"
import { eventAt, useMinute } from "../event-dates"
import "../texts"

/** The places with their next event; one without can't be chosen (ruling 7). */
export const EventField = ({ events }: { events: EventCard[] | undefined }) => {
  const { t } = useTranslation("events")
  const minute = useMinute()
  const isHydrated = useIsHydrated()
  const { control } = useFormContext<RegistrationBody>()
  const place = useWatch({ control, name: "location" })

  const options = EVENT_LOCATIONS.map((value) => {
    const location = LOCATION_NAMES[value]
    if (!events) return { value, label: location }
    const event = eventAt(events, value, minute)
    if (!event) return { value, label: t("registration.noEvent", { location }), disabled: true }
    const day = dayInWords(event.date as CalendarDay)
    return { value, label: t("registration.option", { location, name: event.name, day }) }
  })
  const chosen = isHydrated && events ? eventAt(events, place, minute) : undefined

  return (
    <SelectField
      name="location"
      label={t("registration.event")}
      placeholder={t("registration.eventChoose")}
      options={options}
      hint={
        chosen
          ? t("registration.chosen", { start: chosen.start_time, end: chosen.end_time, venue: chosen.venue })
          : t("registration.nextOne")
      }
      required
    />
  )
}
