import { Label, Switch, Text, Textarea, toast } from "@medusajs/ui"
import { useId, useState } from "react"
import { dayText } from "#admin/lib/days"
import { StaffRefusal, useStaffChange } from "#admin/lib/use-staff-change"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { Notice } from "#admin/ui/section"
import { chfOfWire } from "#kernel/format-chf"
import type { CancellationConflict, CancellationOfferWire } from "../../wire/rental-change"
import type { StaffCancellation } from "../../wire/staff-rental"
import { BAR_TEXTS, CUSTOMER_BAR_TEXTS } from "./bar-texts"

interface CancelDrawerProps {
  reservationId: string
  product: string
  onClose(): void
}

/** Cancels a rental for its customer: what it costs is shown first, and may be waived with a reason. */
export function CancelDrawer({ reservationId, product, onClose }: CancelDrawerProps) {
  const path = `/admin/rental/reservations/${reservationId}`
  const { data, isError } = useStaffQuery<StaffCancellation>(`${path}/cancellation`)
  const [isWaived, setWaived] = useState(false)
  const [note, setNote] = useState("")
  const { mutate, error, isPending } = useStaffChange("/admin/rental")
  const waiveId = useId()
  const offer = changedFee(error) ?? data?.cancellation
  const save = () =>
    offer &&
    !isPending &&
    mutate(
      { method: "POST", path: `${path}/cancel`, body: { confirmed_fee: offer.fee, is_waived: isWaived, note } },
      {
        onSuccess: () => {
          toast.success(`${product} ist storniert, das Gerät ist frei.`)
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`${product} stornieren`}
      action="Miete stornieren"
      isPending={isPending}
      isReady={offer !== undefined && data?.bar === null}
      onSend={save}
      onClose={onClose}
    >
      {isError && <Notice>Die Kosten konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {!data && !isError && <Notice>Wird geladen …</Notice>}
      {data?.bar && <Text size="small">{BAR_TEXTS[data.bar]}</Text>}
      {data && !data.bar && offer && (
        <>
          <Fee offer={offer} isWaived={isWaived} />
          {data.customer_bar && (
            <Text size="small" className="text-ui-fg-subtle">
              {CUSTOMER_BAR_TEXTS[data.customer_bar]}
            </Text>
          )}
          <div className="flex items-center gap-x-2">
            <Switch id={waiveId} checked={isWaived} onCheckedChange={setWaived} />
            <Label htmlFor={waiveId} size="small">
              Gebühr erlassen
            </Label>
          </div>
          <Field label={isWaived ? "Begründung" : "Notiz (für das Team)"} name="note" error={error}>
            {(props) => <Textarea {...props} value={note} onChange={({ target }) => setNote(target.value)} />}
          </Field>
        </>
      )}
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}

const Fee = ({ offer, isWaived }: { offer: CancellationOfferWire; isWaived: boolean }) => (
  <div className="flex flex-col gap-y-1">
    <Text size="small" weight="plus">
      {isWaived ? "Keine Gebühr statt" : "Gebühr:"} {chfOfWire(offer.fee)} exkl. MwSt., {chfOfWire(offer.total)} inkl.
      MwSt.
    </Text>
    <Text size="small" className="text-ui-fg-subtle">
      {offer.percent} % der Miete
      {offer.half_fee_until
        ? `; bis ${dayText(offer.half_fee_until)}, danach ${chfOfWire(offer.full_fee)} exkl. MwSt.`
        : "."}
    </Text>
    <Text size="small" className="text-ui-fg-subtle">
      Das Gerät ist sofort frei, der Kunde erhält eine Bestätigung.
    </Text>
  </div>
)

/** The fee that a refused cancellation names: midnight may have passed since it was shown. */
function changedFee(error: Error | null): CancellationOfferWire | undefined {
  if (!(error instanceof StaffRefusal) || error.body.code !== "fee_changed") return undefined
  return (error.body as unknown as CancellationConflict).cancellation
}
