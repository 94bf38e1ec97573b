import { Text } from "@medusajs/ui"
import { useId } from "react"
import { periodText } from "#admin/lib/days"
import type { Changes } from "#admin/lib/use-draft"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { GivenPartsField } from "#shop/parts/admin/desk/given-parts-field"
import { PartsBackField } from "#shop/parts/admin/desk/parts-back-field"
import type { StaffHandover } from "../../wire/staff-handover"
import { EarlyReturn } from "../hand-over/early-return"
import { HandoverNotices } from "../hand-over/handover-notices"
import { lateness } from "../hand-over/lateness"
import { ReturnedUnit } from "../hand-over/returned-unit"
import { ChecklistField } from "../protocol/checklist-field"
import { ConditionFields } from "../protocol/condition-fields"
import { DamageSwitch } from "../protocol/damage-switch"
import { TouchSwitch } from "../protocol/touch-switch"
import { SerialField } from "./serial-field"
import type { UnitDraft } from "./together-draft"

interface UnitSectionProps {
  step: "hand_over" | "return"
  rental: StaffHandover
  unit: UnitDraft
  returnedOn: string
  onChange(changes: Changes<UnitDraft>): void
  error: Error | null
  /** What comes before its fields' names in a refusal. */
  prefix: string
}

const TITLES = { hand_over: "übergeben", return: "zurücknehmen" } as const

/** One of several units: whether it changes hands now, which it is, and how it was found. */
export function UnitSection({ step, rental, unit, returnedOn, onChange, error, prefix }: UnitSectionProps) {
  const id = useId()
  const late = lateness(rental, returnedOn)
  const refused = ["unit", "returned_on"].flatMap((field) => fieldMessages(error, `${prefix}${field}`))
  return (
    <section aria-labelledby={id} className="flex flex-col gap-y-3 px-4 py-4">
      <div>
        <Text id={id} weight="plus">
          {rental.product}, {rental.serial_number}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {[periodText(rental.starts_on, rental.ends_on), rental.shop_number].filter(Boolean).join(", ")}
        </Text>
        <HandoverNotices handover={rental} />
      </div>
      <TouchSwitch
        label={`${rental.serial_number} jetzt ${TITLES[step]}`}
        checked={unit.isIn}
        onChange={(isIn) => onChange({ isIn })}
      />
      {refused.map((message) => (
        <Text key={message} role="alert" size="small" className="text-ui-fg-error">
          {message}
        </Text>
      ))}
      {step === "return" && unit.isIn && late.days > 0 && (
        <Text size="small" className="text-ui-fg-error">
          {late.text}
        </Text>
      )}
      {step === "return" && unit.isIn && <EarlyReturn handover={rental} returnedOn={returnedOn} />}
      {step === "return" && unit.isIn && <ReturnedUnit serial={rental.serial_number} />}
      {unit.isIn && step === "hand_over" && (
        <SerialField rental={rental} unit={unit} onChange={onChange} error={error} prefix={prefix} />
      )}
      {unit.isIn && (
        <>
          {step === "hand_over" ? (
            <GivenPartsField
              parts={rental.parts}
              draft={unit.given}
              unit={unit.serial}
              onChange={(given) => onChange({ given })}
              error={error}
              prefix={prefix}
            />
          ) : (
            <PartsBackField
              given={rental.given_parts}
              draft={unit.back}
              onChange={(back) => onChange({ back })}
              error={error}
              prefix={prefix}
              rest={rental.order_id ? "settled" : "explained"}
            />
          )}
          <ChecklistField
            items={rental.checklist}
            checked={unit.checked}
            onChange={(checked) => onChange({ checked })}
          />
          <Condition unit={unit} onChange={onChange} error={error} prefix={prefix} />
        </>
      )}
      {unit.isIn && step === "return" && rental.order_id && (
        <DamageSwitch
          damage={unit.damage}
          onChange={(next) => onChange(({ damage }) => ({ damage: next(damage) }))}
          error={error}
          prefix={prefix}
        />
      )}
    </section>
  )
}

/** Words and photos, where there is something to say. */
const Condition = ({
  unit,
  onChange,
  error,
  prefix,
}: Pick<UnitSectionProps, "unit" | "onChange" | "error" | "prefix">) => (
  <>
    <TouchSwitch
      label="Bemerkung oder Foto"
      checked={unit.isRemarked}
      onChange={(isRemarked) => onChange({ isRemarked })}
    />
    {unit.isRemarked && <ConditionFields found={unit} onChange={onChange} error={error} prefix={prefix} />}
  </>
)
