import { Container, Heading, Text } from "@medusajs/ui"
import { useState } from "react"
import { useParams } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Notice } from "#admin/ui/section"
import { SwapDone } from "#shop/fleet/admin/swap/swap-done"
import { SwapFlow } from "#shop/fleet/admin/swap/swap-flow"
import type { StaffHandover } from "#shop/fleet/wire/staff-handover"
import type { StaffSwap, Swapped } from "#shop/fleet/wire/staff-swap"

/** Another unit for the one that a customer has, on a phone at his site or at the counter. */
const SwapPage = () => {
  const { id = "" } = useParams()
  const path = `/admin/rental/reservations/${id}`
  const { data, isPending, isError } = useStaffQuery<StaffHandover>(path)
  const [swapped, setSwapped] = useState<Swapped | null>(null)
  // Once the customer has what was sent it is exchanged, even if the answer was lost; with another unit a colleague was faster.
  const [sent, setSent] = useState<{ former: string; serial: string } | null>(null)
  const now = data?.serial_number
  const isSwapped = swapped !== null || (sent !== null && now?.toLowerCase() === sent.serial.trim().toLowerCase())
  return (
    <Container className="mx-auto max-w-xl divide-y p-0" data-testid="swap">
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Diese Miete konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && (
        <div className="px-4 py-4">
          <Heading>{data.product} tauschen</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {[data.customer, data.shop_number && `Bestellung ${data.shop_number}`].filter(Boolean).join(", ")}
          </Text>
          <Text size="small" className="text-ui-fg-subtle">
            {data.serial_number}, {periodText(data.starts_on, data.ends_on)}. Dauer und Preis bleiben gleich.
          </Text>
        </div>
      )}
      {data && isSwapped && <SwapDone handover={data} serial={swapped?.serial_number ?? data.serial_number} />}
      {!isSwapped && sent !== null && now !== sent.former && (
        <Text role="alert" size="small" className="px-4 py-4 text-ui-fg-error">
          Nicht getauscht: Beim Kunden ist inzwischen {now}. Prüfen Sie, ob noch ein Tausch nötig ist.
        </Text>
      )}
      {data && !isSwapped && data.state === "handed_over" && (
        <Swap
          key={data.protocols.length}
          handover={data}
          path={path}
          onSend={(serial) => setSent({ former: data.serial_number, serial })}
          onDone={setSwapped}
        />
      )}
      {data && !isSwapped && data.state !== "handed_over" && (
        <Notice>Getauscht wird, was beim Kunden ist. Vorher legen Sie die Miete in der Planung um.</Notice>
      )}
    </Container>
  )
}

interface SwapProps {
  handover: StaffHandover
  path: string
  onSend(serial: string): void
  onDone(swapped: Swapped): void
}

const Swap = ({ handover, path, onSend, onDone }: SwapProps) => {
  const { data, isPending } = useStaffQuery<StaffSwap>(`${path}/swap`)
  if (isPending) return <Notice>Wird geladen …</Notice>
  if (!data) return <Notice>Die Geräte konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>
  return <SwapFlow handover={handover} units={data.units} onSend={onSend} onDone={onDone} />
}

export default SwapPage
