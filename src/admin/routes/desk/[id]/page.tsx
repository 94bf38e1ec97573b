import { Button, Container, Heading, Text } from "@medusajs/ui"
import { useRef } from "react"
import { Link, useParams } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Notice } from "#admin/ui/section"
import { HandOverFlow } from "#shop/fleet/admin/hand-over/hand-over-flow"
import { HandoverDone } from "#shop/fleet/admin/hand-over/handover-done"
import { HandoverNotices } from "#shop/fleet/admin/hand-over/handover-notices"
import { TakeBackFlow } from "#shop/fleet/admin/hand-over/take-back-flow"
import { UndoHanding } from "#shop/fleet/admin/hand-over/undo-handing"
import type { StaffHandover } from "#shop/fleet/wire/staff-handover"

const TITLES = {
  reserved: "übergeben",
  handed_over: "zurücknehmen",
  returned: "zurück",
  cancelled: "storniert",
} as const

/** A rental at the counter, on a phone in one hand: what is to be done next, or the papers once it is done. */
const HandoverPage = () => {
  const { id = "" } = useParams()
  const { data, isPending, isError } = useStaffQuery<StaffHandover>(`/admin/rental/reservations/${id}`)
  /** What the page was opened for: a hand-over just made isn't followed by the return. */
  const openedAs = useRef<StaffHandover["state"] | null>(null)
  if (data && openedAs.current === null) openedAs.current = data.state
  return (
    <Container className="mx-auto max-w-xl divide-y p-0" data-testid="handover">
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Diese Miete konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && (
        <>
          <div className="px-4 py-4">
            <Heading>
              {data.product} {TITLES[openedAs.current ?? data.state]}
            </Heading>
            <Text size="small" className="text-ui-fg-subtle">
              {[data.customer, data.shop_number && `Bestellung ${data.shop_number}`].filter(Boolean).join(", ")}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {periodText(data.starts_on, data.ends_on)}
              {data.delivery && `, ${data.delivery}`}
            </Text>
            <HandoverNotices handover={data} />
          </div>
          <Next handover={data} openedAs={openedAs.current ?? data.state} />
          {data.state === "handed_over" && openedAs.current === "handed_over" && (
            <div className="px-4 py-4">
              <Button variant="secondary" className="h-11 w-full" asChild>
                <Link to={`/desk/${id}/swap`}>Gerät tauschen</Link>
              </Button>
            </div>
          )}
          <UndoHanding handover={data} />
        </>
      )}
    </Container>
  )
}

const Next = ({ handover, openedAs }: { handover: StaffHandover; openedAs: StaffHandover["state"] }) => {
  if (handover.state === "reserved") return <HandOverFlow handover={handover} />
  if (handover.state === "handed_over" && openedAs === "handed_over") return <TakeBackFlow handover={handover} />
  return <HandoverDone handover={handover} state={handover.state} />
}

export default HandoverPage
