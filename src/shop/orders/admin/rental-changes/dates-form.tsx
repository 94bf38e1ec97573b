import { Button, Text } from "@medusajs/ui"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { dayText, periodText } from "#admin/lib/days"
import { typedAmount } from "#admin/lib/typed-number"
import { staffQuery, useStaffQuery } from "#admin/lib/use-staff-query"
import { useTypedLater } from "#admin/lib/use-typed-later"
import { SelectField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { TryAgainDrawer } from "#admin/ui/form/try-again"
import { useResource } from "#admin/ui/form/use-resource"
import { addDays, parseCalendarDay } from "#kernel/calendar-day"
import { fromWireMoney } from "#kernel/money"
import { typedNumber } from "#kernel/words/typed-number"
import type { DatesBar, DatesCharge } from "../../rules/other-dates"
import type { StaffDates } from "../../wire/staff-dates"
import { DatesAnswer, DatesPrice, datesAction } from "./dates-answer"

const BARS: Record<DatesBar, string> = {
  cancelled: "Diese Miete ist storniert.",
  returned: "Das Gerät ist bereits zurück.",
  monthly:
    "Diese Bestellung wird monatlich verrechnet. Verlängern und stornieren geht; andere Daten lassen sich nicht eintragen.",
}

const CHARGES: readonly (readonly [DatesCharge, string])[] = [
  ["list", "gemäss Preisliste"],
  ["none", "ohne Aufpreis"],
  ["own", "eigener Betrag"],
]

/** The unit that it has, or another if that isn't free. */
const ANY = "any"

const titleOf = (product: string) => `Miete ändern: ${product}`

interface DatesFormProps {
  reservationId: string
  product: string
  onClose(): void
}

/** Other dates of a rental: what they cost and whether they can be had is shown as they are typed. */
export function DatesForm({ reservationId, product, onClose }: DatesFormProps) {
  const path = `/admin/rental/reservations/${reservationId}/dates`
  const { data: now, isError, refetch } = useStaffQuery<StaffDates>(path)
  if (now) return <OpenForm path={path} product={product} now={now} onClose={onClose} />
  return isError ? <TryAgainDrawer title={titleOf(product)} onRetry={refetch} onClose={onClose} /> : null
}

interface OpenFormProps extends Omit<DatesFormProps, "reservationId"> {
  path: string
  now: StaffDates
}

function OpenForm({ path, product, now, onClose }: OpenFormProps) {
  const first: { charge: DatesCharge; [field: string]: string } = {
    ...{ starts_on: now.starts_on, ends_on: now.ends_on, unit_id: ANY },
    ...{ charge: "list", amount: "", note: "" },
  }
  const resource = useResource({
    path,
    list: "/admin",
    initial: first,
    version: now.version,
    body: ({ unit_id, amount, ...values }) => ({
      ...values,
      ...{ unit_id: unit_id === ANY ? null : unit_id, amount: typedAmount(amount) },
    }),
    done: `${product}: Die Miete ist geändert.`,
    onDone: onClose,
  })
  const { control, form, change } = resource
  const typed = form.watch()
  const days = new URLSearchParams({ from: typed.starts_on, to: typed.ends_on })
  if (typed.unit_id !== ANY) days.set("unit", typed.unit_id)
  const address = `${path}?${days}`
  const asking = useTypedLater(address)
  const { data, error, isPlaceholderData } = useQuery({
    ...staffQuery<StaffDates>(asking),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const dates = error ? undefined : data
  const isCurrent = dates !== undefined && !isPlaceholderData && asking === address
  const fee = { list: fromWireMoney(dates?.asked?.fee ?? "0.00"), none: 0, own: typedNumber(typed.amount, 2) }[
    typed.charge
  ]
  const isOther =
    typed.starts_on !== now.starts_on || typed.ends_on !== now.ends_on || ![ANY, now.unit_id].includes(typed.unit_id)
  const isReady = isCurrent && isOther && dates.asked?.reason === null && fee !== null
  const isShorter = isOther && dates?.asked?.reason === null && typed.ends_on < now.ends_on && fee === 0
  const move = (by: number) => {
    const [start, end] = [parseCalendarDay(typed.starts_on), parseCalendarDay(typed.ends_on)]
    if (start && end) change({ starts_on: addDays(start, by), ends_on: addDays(end, by) })
  }
  const answer = useRef<HTMLDivElement>(null)
  const choose = (choice: Partial<typeof first>) => {
    change(choice)
    answer.current?.focus()
  }
  return (
    <ResourceForm
      as="modal"
      resource={resource}
      title={titleOf(product)}
      action={datesAction(fee)}
      isReady={isReady}
      onSend={() => isReady && resource.send({ confirmed_fee: dates?.asked?.fee })}
      onClose={onClose}
    >
      <Text size="small" className="text-ui-fg-subtle">
        {[now.shop_number, now.customer, now.delivery, periodText(now.starts_on, now.ends_on)].join(" · ")}
      </Text>
      {now.bar ? (
        <Text size="small">{BARS[now.bar]}</Text>
      ) : (
        <>
          {now.state === "reserved" && (
            <div className="flex flex-wrap gap-2">
              <Button type="button" size="small" variant="secondary" onClick={() => move(-7)}>
                1 Woche früher
              </Button>
              <Button type="button" size="small" variant="secondary" onClick={() => move(7)}>
                1 Woche später
              </Button>
            </div>
          )}
          <div className="grid gap-4 sm:grid-cols-3">
            {now.state === "reserved" ? (
              <TextField control={control} type="date" label="Erster Tag" name="starts_on" />
            ) : (
              <Text size="small">Übergeben, erster Tag {dayText(now.starts_on)}</Text>
            )}
            <TextField control={control} type="date" label="Letzter Tag" name="ends_on" />
            {now.state === "reserved" && (
              <SelectField
                control={control}
                label="Gerät"
                name="unit_id"
                options={[
                  [ANY, "bisheriges oder ein freies"],
                  ...(dates ?? now).units.map(({ id, serial_number, is_free }): [string, string] => [
                    id,
                    `${serial_number}${is_free || !dates?.asked ? "" : " (nicht frei)"}`,
                  ]),
                ]}
              />
            )}
          </div>
          <div ref={answer} tabIndex={-1} aria-live="polite" className="flex flex-col gap-y-3">
            {dates && <DatesAnswer dates={dates} onChoose={choose} />}
            <DatesPrice agreed={fromWireMoney(now.agreed)} fee={fee ?? 0} />
            {isShorter && (
              <Text size="small" className="text-ui-fg-subtle">
                Weniger Tage kosten nach den AGB gleich viel. Was Sie nachlassen, schreiben Sie in der Buchhaltung gut.
              </Text>
            )}
          </div>
          <SelectField control={control} label="Verrechnen" name="charge" options={CHARGES} />
          {typed.charge === "own" && (
            <TextField control={control} label="Betrag in CHF exkl. MwSt." name="amount" inputMode="decimal" />
          )}
          <LongTextField
            control={control}
            label={typed.charge === "list" ? "Notiz (für das Team)" : "Begründung"}
            name="note"
          />
          <Text size="small" className="text-ui-fg-subtle">
            Der Kunde erhält eine Mail mit den neuen Tagen und der Kalenderdatei.
          </Text>
        </>
      )}
    </ResourceForm>
  )
}
