import { Container, Heading, Text } from "@medusajs/ui"
import { useRef } from "react"
import { useParams } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Notice } from "#admin/ui/section"
import { DeskDone } from "#shop/fleet/admin/hand-over/desk-done"
import { DeskNotices } from "#shop/fleet/admin/hand-over/desk-notices"
import { HandOverFlow } from "#shop/fleet/admin/hand-over/hand-over-flow"
import { TakeBackFlow } from "#shop/fleet/admin/hand-over/take-back-flow"
import { UndoHandOver } from "#shop/fleet/admin/hand-over/undo-hand-over"
import type { StaffDesk } from "#shop/fleet/wire/staff-desk"

const TITLES = {
  reserved: "übergeben",
  handed_over: "zurücknehmen",
  returned: "zurück",
  cancelled: "storniert",
} as const

/** A rental at the counter, on a phone in one hand: what is to be done next, or the papers once it is done. */
const DeskPage = () => {
  const { id = "" } = useParams()
  const { data, isPending, isError } = useStaffQuery<StaffDesk>(`/admin/rental/reservations/${id}`)
  /** What the page was opened for: a hand-over just made isn't followed by the return. */
  const openedAs = useRef<StaffDesk["state"] | null>(null)
  if (data && openedAs.current === null) openedAs.current = data.state
  return (
    <Container className="mx-auto max-w-xl divide-y p-0" data-testid="desk">
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
            <DeskNotices desk={data} />
          </div>
          <Next desk={data} openedAs={openedAs.current ?? data.state} />
          <UndoHandOver desk={data} />
        </>
      )}
    </Container>
  )
}

const Next = ({ desk, openedAs }: { desk: StaffDesk; openedAs: StaffDesk["state"] }) => {
  if (desk.state === "reserved") return <HandOverFlow desk={desk} />
  if (desk.state === "handed_over" && openedAs === "handed_over") return <TakeBackFlow desk={desk} />
  return <DeskDone desk={desk} state={desk.state} />
}

export default DeskPage
