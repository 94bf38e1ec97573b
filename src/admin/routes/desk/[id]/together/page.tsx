import { Container, Heading, Text } from "@medusajs/ui"
import { useRef, useState } from "react"
import { useParams } from "react-router-dom"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Notice } from "#admin/ui/section"
import { TogetherDone } from "#shop/fleet/admin/together/together-done"
import { TogetherForm } from "#shop/fleet/admin/together/together-form"
import type { StaffHandover } from "#shop/fleet/wire/staff-handover"
import type { StaffTogether } from "#shop/fleet/wire/staff-together"

const TITLES = { hand_over: "Geräte übergeben", return: "Geräte zurücknehmen" } as const

/** Several rentals of a customer on one page, handed over or taken back with one signature. */
const TogetherPage = () => {
  const { id = "" } = useParams()
  const { data, isPending, isError } = useStaffQuery<StaffTogether>(`/admin/rental/reservations/${id}/together`)
  /** What the page was opened for: a hand-over just made isn't followed by the return. */
  const opened = useRef<StaffTogether | null>(null)
  const [done, setDone] = useState<readonly StaffHandover[] | null>(null)
  if (data && opened.current === null) opened.current = data
  const { step = null, rentals = [] } = opened.current ?? {}
  const isOpen = step !== null && data?.step === step && data.rentals.length > 0
  return (
    <Container className="mx-auto max-w-xl divide-y p-0" data-testid="together">
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Diese Mieten konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && (
        <div className="px-4 py-4">
          <Heading>{step ? TITLES[step] : "Geräte"}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {rentals[0]?.customer}
          </Text>
        </div>
      )}
      {step && done && (
        <TogetherDone
          step={step}
          done={done}
          rest={rentals.filter(({ reservation_id: one }) => done.every(({ reservation_id }) => reservation_id !== one))}
        />
      )}
      {step && !done && isOpen && <TogetherForm step={step} rentals={data.rentals} onDone={setDone} />}
      {data && !done && !isOpen && <Notice>Hier ist nichts mehr zu übergeben oder zurückzunehmen.</Notice>}
    </Container>
  )
}

export default TogetherPage
