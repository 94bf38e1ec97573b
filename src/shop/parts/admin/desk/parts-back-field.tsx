import { Heading, Input, Label, RadioGroup, Text } from "@medusajs/ui"
import { useId } from "react"
import { useMay } from "#admin/lib/use-own-role"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { Field } from "#admin/ui/form-parts"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { Settlement } from "../../rules/count"
import type { DeskGiven } from "../../wire/desk-parts"
import { type BackDraft, backOf } from "./parts-draft"
import { PieceCounter } from "./piece-counter"

interface PartsBackFieldProps {
  given: readonly DeskGiven[]
  draft: BackDraft
  onChange(draft: BackDraft): void
  error: Error | null
  prefix?: string
  /** What of the rest is asked: what becomes of its price, why it isn't charged, or nothing, where it stays with the customer. */
  rest: "settled" | "explained" | "stays"
}

const FIELDS = ["id", "back"]

/** What came back: everything, unless somebody counts less. */
export function PartsBackField({ given, draft, onChange, error, prefix = "", rest }: PartsBackFieldProps) {
  const id = useId()
  if (given.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-y-2">
      <Heading level="h3" id={id}>
        Zubehör
      </Heading>
      <ul className="divide-y">
        {given.map((part, index) => {
          const named = part.serial_number ? `${part.name} ${part.serial_number}` : part.name
          const { back } = backOf(part, draft)
          const field = `${prefix}parts_back.${index}`
          const put = (changes: BackDraft[string]) =>
            onChange({ ...draft, [part.id]: { ...draft[part.id], ...changes } })
          return (
            <li key={part.id} className="flex flex-col gap-y-2 py-2">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <Text size="small">{named}</Text>
                <PieceCounter
                  name={named}
                  count={back}
                  of={part.quantity}
                  most={part.quantity}
                  onChange={(count) => put({ back: count })}
                />
              </div>
              {back < part.quantity && (
                <Rest part={part} named={named} draft={draft} put={put} rest={rest} error={error} field={field} />
              )}
              <Refused error={error} fields={FIELDS.map((one) => `${field}.${one}`)} />
            </li>
          )
        })}
      </ul>
      <Refused error={error} fields={[`${prefix}parts_back`]} />
    </section>
  )
}

const Refused = ({ error, fields }: { error: Error | null; fields: readonly string[] }) =>
  fields
    .flatMap((field) => fieldMessages(error, field))
    .map((message) => (
      <Text key={message} role="alert" size="small" className="text-ui-fg-error">
        {message}
      </Text>
    ))

interface RestProps extends Pick<PartsBackFieldProps, "draft" | "error" | "rest"> {
  part: DeskGiven
  named: string
  put(changes: BackDraft[string]): void
  field: string
}

/** What of a part is missing, and what becomes of its price. */
function Rest({ part, named, draft, put, rest, error, field }: RestProps) {
  const { back, settlement, reason } = backOf(part, draft)
  const missing = part.quantity - back
  if (rest === "stays")
    return (
      <Text size="small" className="text-ui-tag-orange-text">
        {missing} Stück bleibt beim Kunden und zählt bei der Rückgabe.
      </Text>
    )
  const price = chfWithRappen(missing * fromWireMoney(part.price))
  return (
    <>
      <Text size="small" className="text-ui-fg-error">
        Fehlt: {missing} Stück{rest === "settled" && `, ${price} exkl. MwSt.`}
      </Text>
      {rest === "settled" && (
        <SettlementChoice named={named} value={settlement} onChange={(chosen) => put({ settlement: chosen })} />
      )}
      {(rest === "explained" || settlement === "waived") && (
        <Field label={`Begründung: ${named}`} name={`${field}.reason`} error={error}>
          {(props) => (
            <Input
              {...props}
              className="h-11"
              value={reason}
              onChange={({ target }) => put({ reason: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

const SETTLEMENT_WORDS: readonly [Settlement, string][] = [
  ["billed", "Verrechnen"],
  ["waived", "Erlassen"],
]

interface SettlementChoiceProps {
  named: string
  value: Settlement
  onChange(value: Settlement): void
}

/** Who may not give up a price charges it. */
function SettlementChoice({ named, value, onChange }: SettlementChoiceProps) {
  const id = useId()
  if (!useMay("prices")) return null
  return (
    <RadioGroup
      aria-label={`${named}: was fehlt`}
      className="grid-cols-2"
      value={value}
      onValueChange={(chosen) => onChange(chosen as Settlement)}
    >
      {SETTLEMENT_WORDS.map(([settlement, text]) => (
        <div key={settlement} className="flex items-center gap-x-2">
          <RadioGroup.Item id={`${id}-${settlement}`} value={settlement} />
          <Label htmlFor={`${id}-${settlement}`} size="small" className="flex min-h-11 flex-1 items-center">
            {text}
          </Label>
        </div>
      ))}
    </RadioGroup>
  )
}
