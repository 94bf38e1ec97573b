import { Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import { StaffRefusal } from "#admin/lib/use-staff-change"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { SwitchField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
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
  const cancellation = useResource({
    path: `${path}/cancel`,
    list: "/admin",
    initial: { is_waived: false, note: "" },
    done: `${product} ist storniert, das Gerät ist frei.`,
    onDone: onClose,
  })
  const { control, form, error, send } = cancellation
  const isWaived = form.watch("is_waived")
  const offer = changedFee(error) ?? data?.cancellation
  return (
    <ResourceForm
      as="drawer"
      resource={cancellation}
      title={`${product} stornieren`}
      action="Miete stornieren"
      isReady={offer !== undefined && data?.bar === null}
      onSend={() => offer && send({ confirmed_fee: offer.fee })}
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
          <SwitchField control={control} label="Gebühr erlassen" name="is_waived" />
          <LongTextField control={control} label={isWaived ? "Begründung" : "Notiz (für das Team)"} name="note" />
        </>
      )}
    </ResourceForm>
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
