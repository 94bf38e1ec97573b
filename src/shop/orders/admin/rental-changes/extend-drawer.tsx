import { Text } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "#admin/lib/days"
import { StaffRefusal } from "#admin/lib/use-staff-change"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { SelectField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { useResource } from "#admin/ui/form/use-resource"
import { Notice } from "#admin/ui/section"
import { chfOfWire } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { ExtensionConflict, ExtensionOption } from "../../wire/rental-change"
import type { StaffExtension } from "../../wire/staff-rental"
import { BAR_TEXTS } from "./bar-texts"
import { limitText } from "./limit-text"

interface ExtendDrawerProps {
  reservationId: string
  product: string
  onClose(): void
}

/** Whether each further day costs the same, as it does without rates. */
const isByDays = ({ options, price_per_day }: StaffExtension) =>
  options.every(({ days, price }) => fromWireMoney(price) === days * fromWireMoney(price_per_day))

/**
 * Lets a rental end later for its customer: the ends that can be had, each with its price. As long as nobody knows whether
 * what was sent is done, it can be sent again as it is.
 */
export function ExtendDrawer({ reservationId, product, onClose }: ExtendDrawerProps) {
  const path = `/admin/rental/reservations/${reservationId}/extension`
  const { data, isError } = useStaffQuery<StaffExtension>(path)
  const extension = useResource({
    path,
    list: "/admin",
    initial: { rentalenddate: "" },
    done: (_answer, { rentalenddate }) => `${product} ist bis ${dayText(rentalenddate)} verlängert.`,
    onDone: onClose,
  })
  const { control, form, error, isPending, send } = extension
  const [sent, setSent] = useState<StaffExtension>()
  const isUnknown = isPending || (error !== null && !(error instanceof StaffRefusal))
  const chosen = form.watch("rentalenddate")
  const offer = isUnknown ? sent : (changedOffer(error) ?? data)
  const calibration = offer?.calibration_ends_on ?? null
  const option = offer?.options.find(({ rentalenddate }) => rentalenddate === chosen)
  return (
    <ResourceForm
      as="drawer"
      resource={extension}
      title={`${product} verlängern`}
      action="Verlängern"
      isReady={option !== undefined}
      onSend={() => {
        setSent(offer)
        if (option) send({ confirmed_price: option.price })
      }}
      onClose={onClose}
    >
      {isError && <Notice>Die Möglichkeiten konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {!offer && !isError && <Notice>Wird geladen …</Notice>}
      {offer?.bar && <Text size="small">{BAR_TEXTS[offer.bar]}</Text>}
      {offer && !offer.bar && (
        <>
          <Text size="small">
            Jetziges Mietende: {dayText(offer.rentalenddate)}.{" "}
            {isByDays(offer)
              ? `Ein weiterer Tag kostet ${chfOfWire(offer.price_per_day)} exkl. MwSt.`
              : "Weitere Tage kosten, was Miettarife und Dienstleistungen ausmachen."}
          </Text>
          {offer.options.length > 0 && (
            <SelectField
              control={control}
              label="Neues Mietende"
              name="rentalenddate"
              options={offer.options.map((one) => [
                one.rentalenddate,
                `${dayText(one.rentalenddate)}: ${chfOfWire(one.price)}`,
              ])}
            />
          )}
          {option && <Price option={option} />}
          {calibration && option && calibration < option.rentalenddate && (
            <Text size="small" role="status" className="text-ui-tag-orange-text">
              Die Kalibrierung des Geräts gilt nur bis {dayText(calibration)}.
            </Text>
          )}
          {offer.limit && (
            <Text size="small" className="text-ui-fg-subtle">
              {limitText(offer.limit)}
            </Text>
          )}
        </>
      )}
    </ResourceForm>
  )
}

const Price = ({ option: { days, price, total } }: { option: ExtensionOption }) => (
  <Text size="small" weight="plus">
    {days === 1 ? "1 weiterer Tag" : `${days} weitere Tage`}: {chfOfWire(price)} exkl. MwSt., {chfOfWire(total)} inkl.
    MwSt.
  </Text>
)

/** What a refused extension says is possible now. */
function changedOffer(error: Error | null): StaffExtension | undefined {
  if (!(error instanceof StaffRefusal) || error.body.extension === undefined) return undefined
  return (error.body as unknown as ExtensionConflict).extension
}
