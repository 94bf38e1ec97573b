import { Button, Input, Text, toast } from "@medusajs/ui"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { ActionButton } from "#admin/ui/form/action-button"
import type { StaffCalendarFeed } from "../../wire/staff-calendar-feed"

const PATH = "/admin/rental/calendar-feed"

/** The secret address of a product's calendar, or of the one of all: for Outlook, Google and phones to subscribe to. */
export function CalendarFeed({ productId }: { productId: string | null }) {
  const query = productId === null ? "" : `?product_id=${encodeURIComponent(productId)}`
  const { data, isError } = useStaffQuery<StaffCalendarFeed>(`${PATH}${query}`)
  if (isError) return null
  const feed = {
    list: PATH,
    question: "Kalender, die die jetzige Adresse abonniert haben, werden nicht mehr aktualisiert.",
  }
  const renew = {
    ...feed,
    method: "POST",
    path: PATH,
    body: productId === null ? {} : { product_id: productId },
  } as const
  // Takes its room from the beginning: what is below must not move away from whoever points at it.
  const url = data?.url ?? null
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        Kalender zum Abonnieren: Vermietungen, Sperren und geschlossene Tage, mit Bestellnummer und Firma. Wer die
        Adresse kennt, kann ihn lesen.
      </Text>
      {url === null ? (
        <div className="min-h-7">
          {data && <ActionButton {...renew} action="Adresse erstellen" question={undefined} />}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <div className="min-w-0 flex-1 basis-60">
            <Input size="small" readOnly aria-label="Adresse des Kalenders" value={url} onFocus={select} />
          </div>
          <Button size="small" variant="secondary" onClick={() => copy(url)}>
            Adresse kopieren
          </Button>
          <ActionButton {...renew} action="Neue Adresse" title="Neue Adresse erstellen?" />
          <ActionButton {...feed} action="Abschalten" path={`${PATH}${query}`} title="Kalender abschalten?" />
        </div>
      )}
    </div>
  )
}

const select = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select()

/** Where the browser keeps the clipboard from us, the address can still be marked and copied by hand. */
const copy = (url: string) =>
  navigator.clipboard.writeText(url).then(
    () => toast.success("Die Adresse ist kopiert."),
    () => toast.error("Bitte kopieren Sie die Adresse von Hand."),
  )
