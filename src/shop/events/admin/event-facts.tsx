import { dayText } from "#admin/lib/days"
import { Fact } from "#admin/ui/facts"
import { Thumbnail } from "#admin/ui/files/thumbnail"
import { LOCATION_NAMES } from "../wire/events"
import type { StaffEvent } from "../wire/staff-events"

/** The event at a glance; text and pictures are best seen on its page in the shop. */
export const EventFacts = ({ event }: { event: StaffEvent }) => (
  <>
    <Fact name="Wann">
      {dayText(event.day)}, {event.start_time} bis {event.end_time} Uhr
    </Fact>
    <Fact name="Wo">
      {[LOCATION_NAMES[event.location], event.venue, event.venue_address].filter(Boolean).join(", ")}
    </Fact>
    {event.subtitle && <Fact name="Untertitel">{event.subtitle}</Fact>}
    {event.is_cancelled && <Fact name="Abgesagt">{event.cancellation_note || "ohne Angabe eines Grundes"}</Fact>}
    <Fact name="Im Shop">
      <a
        href={`/events/${event.slug}`}
        target="_blank"
        rel="noreferrer"
        className="text-ui-fg-interactive-hover break-all"
      >{`/events/${event.slug}`}</a>
    </Fact>
    {(event.thumbnail || event.images.length > 0) && (
      <Fact name="Bilder">
        <div className="flex flex-wrap gap-2">
          {event.thumbnail && <Thumbnail url={event.thumbnail} />}
          {event.images.map(({ url }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it is, and an address may occur twice.
            <Thumbnail key={index} url={url} />
          ))}
        </div>
      </Fact>
    )}
  </>
)
