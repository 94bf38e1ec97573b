import { Select, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "#admin/lib/days"
import { StaffRefusal, useStaffChange } from "#admin/lib/use-staff-change"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { Notice } from "#admin/ui/section"
import { chfOfWire } from "#kernel/format-chf"
import type { ExtensionConflict, ExtensionOption } from "../../wire/rental-change"
import type { StaffExtension } from "../../wire/staff-rental"
import { BAR_TEXTS } from "./bar-texts"
import { limitText } from "./limit-text"

interface ExtendDrawerProps {
  reservationId: string
  product: string
  onClose(): void
}

/** Lets a rental end later for its customer: the ends that can be had, each with its price. */
export function ExtendDrawer({ reservationId, product, onClose }: ExtendDrawerProps) {
  const path = `/admin/rental/reservations/${reservationId}/extension`
  const { data, isError } = useStaffQuery<StaffExtension>(path)
  const [chosen, setChosen] = useState("")
  const { mutate, error, isPending } = useStaffChange("/admin/rental")
  const offer = changedOffer(error) ?? data
  const calibration = offer?.calibration_ends_on ?? null
  const option = offer?.options.find(({ rentalenddate }) => rentalenddate === chosen)
  const save = () =>
    option &&
    !isPending &&
    mutate(
      { method: "POST", path, body: { rentalenddate: option.rentalenddate, confirmed_price: option.price } },
      {
        onSuccess: () => {
          toast.success(`${product} ist bis ${dayText(option.rentalenddate)} verlängert.`)
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`${product} verlängern`}
      action="Verlängern"
      isPending={isPending}
      isReady={option !== undefined}
      onSend={save}
      onClose={onClose}
    >
      {isError && <Notice>Die Möglichkeiten konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {!offer && !isError && <Notice>Wird geladen …</Notice>}
      {offer?.bar && <Text size="small">{BAR_TEXTS[offer.bar]}</Text>}
      {offer && !offer.bar && (
        <>
          <Text size="small">
            Jetziges Mietende: {dayText(offer.rentalenddate)}. Ein weiterer Tag kostet {chfOfWire(offer.price_per_day)}{" "}
            exkl. MwSt.
          </Text>
          {offer.options.length > 0 && (
            <Field label="Neues Mietende" name="rentalenddate" error={error}>
              {(props) => (
                <Select value={chosen} onValueChange={setChosen}>
                  <Select.Trigger {...props}>
                    <Select.Value placeholder="Bitte wählen" />
                  </Select.Trigger>
                  <Select.Content>
                    {offer.options.map((one) => (
                      <Select.Item key={one.rentalenddate} value={one.rentalenddate}>
                        {dayText(one.rentalenddate)}: {chfOfWire(one.price)}
                      </Select.Item>
                    ))}
                  </Select.Content>
                </Select>
              )}
            </Field>
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
      <GeneralErrors error={error} />
    </DrawerForm>
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
