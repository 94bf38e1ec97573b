import { Input, Label, Switch, Text, Textarea, toast } from "@medusajs/ui"
import { useId, useState } from "react"
import type { TakenBack } from "../../../contract/staff-desk"
import type { StaffErrand } from "../../../contract/staff-today"
import { parseCalendarDay } from "../../../domain/calendar-day"
import { chfOfWire, chfWithRappen } from "../../../domain/format-chf"
import { lateDays, lateFee } from "../../../domain/late-days"
import { fromWireMoney } from "../../../domain/money"
import { periodText } from "../../lib/days"
import { useStaffChange } from "../../lib/use-staff-change"
import { DrawerForm } from "../drawer-form"
import { Field, GeneralErrors } from "../form-parts"

interface TakeBackDrawerProps {
  errand: StaffErrand
  today: string
  onClose(): void
}

/** Takes a device back; what a late one costs is shown before, and may be waived with a reason. */
export function TakeBackDrawer({ errand, today, onClose }: TakeBackDrawerProps) {
  const [returnedOn, setReturnedOn] = useState(today)
  const [isWaived, setWaived] = useState(false)
  const [note, setNote] = useState("")
  const { mutate, error, isPending } = useStaffChange<TakenBack>("/admin/rental")
  const waiveId = useId()
  const late = lateness(errand, returnedOn)
  const save = () =>
    mutate(
      {
        method: "POST",
        path: `/admin/rental/reservations/${errand.reservation_id}/return`,
        body: { returned_on: returnedOn, is_waived: isWaived && late.days > 0, note },
      },
      {
        onSuccess: ({ late_fee }) => {
          toast.success(
            late_fee === "0.00" ? `${errand.product} ist zurück.` : `Zurück; ${chfOfWire(late_fee)} werden verrechnet.`,
          )
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`${errand.product} ${errand.serial_number} zurücknehmen`}
      action="Zurücknehmen"
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      <Text size="small">
        {errand.customer}, {periodText(errand.starts_on, errand.ends_on)}
      </Text>
      <Field label="Zurückgegeben am" name="returned_on" error={error}>
        {(props) => (
          <Input
            {...props}
            type="date"
            required
            max={today}
            value={returnedOn}
            onChange={({ target }) => setReturnedOn(target.value)}
          />
        )}
      </Field>
      {late.days > 0 && (
        <>
          <Text size="small" className="text-ui-fg-error">
            {late.text}
          </Text>
          <div className="flex items-center gap-x-2">
            <Switch id={waiveId} checked={isWaived} onCheckedChange={setWaived} />
            <Label htmlFor={waiveId} size="small">
              Verspätung erlassen
            </Label>
          </div>
        </>
      )}
      <Field label={isWaived ? "Begründung und Zustand" : "Zustand und Zubehör"} name="note" error={error}>
        {(props) => <Textarea {...props} value={note} onChange={({ target }) => setNote(target.value)} />}
      </Field>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}

/** What the return on that day adds by the terms. */
function lateness({ ends_on, price_per_day }: StaffErrand, returnedOn: string): { days: number; text: string } {
  const [end, returned] = [parseCalendarDay(ends_on), parseCalendarDay(returnedOn)]
  if (end === null || returned === null) return { days: 0, text: "" }
  const days = lateDays(end, returned)
  const fee = price_per_day === null ? 0 : lateFee(end, returned, fromWireMoney(price_per_day))
  const late = days === 1 ? "1 Tag zu spät" : `${days} Tage zu spät`
  return { days, text: fee === 0 ? `${late}.` : `${late}: ${chfWithRappen(fee)} exkl. MwSt.` }
}
