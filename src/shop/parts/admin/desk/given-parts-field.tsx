import { Heading, Text } from "@medusajs/ui"
import { useId } from "react"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { MOST_PIECES } from "../../rules/kinds"
import type { DeskPart } from "../../wire/desk-parts"
import { type GivenDraft, givenOf, missingWith } from "./parts-draft"
import { PieceChoice } from "./piece-choice"
import { PieceCounter } from "./piece-counter"

interface GivenPartsFieldProps {
  parts: readonly DeskPart[]
  draft: GivenDraft
  /** Serial number of the unit that goes out. */
  unit: string
  onChange(draft: GivenDraft): void
  error: Error | null
  /** What comes before the field's name in a refusal. */
  prefix?: string
}

/** What goes along with a unit: all that belongs to it, unless somebody says otherwise. */
export function GivenPartsField({ parts, draft, unit, onChange, error, prefix = "" }: GivenPartsFieldProps) {
  const id = useId()
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-y-2">
      <Heading level="h3" id={id}>
        Zubehör
      </Heading>
      <ul className="divide-y">
        {parts.map((part, index) => {
          const { quantity, itemIds } = givenOf(part, draft, unit)
          const messages = ["quantity", "item_ids", "part_id"].flatMap((field) =>
            fieldMessages(error, `${prefix}parts.${index}.${field}`),
          )
          const missing = missingWith(part, unit)
          const put = (changes: GivenDraft[string]) =>
            onChange({ ...draft, [part.id]: { ...draft[part.id], ...changes } })
          return (
            <li key={part.id} className="flex flex-col gap-y-1 py-2">
              {part.is_tracked ? (
                <PieceChoice part={part} unit={unit} chosen={itemIds} onChange={(chosen) => put({ itemIds: chosen })} />
              ) : (
                <div className="flex flex-wrap items-center justify-between gap-x-3">
                  <Text size="small">{part.name}</Text>
                  <PieceCounter
                    name={part.name}
                    count={quantity}
                    of={part.quantity}
                    most={MOST_PIECES}
                    onChange={(count) => put({ quantity: count })}
                  />
                </div>
              )}
              {missing > 0 && (
                <Text size="small" className="text-ui-tag-orange-text">
                  Bei {unit} fehlt noch: {missing} Stück.
                </Text>
              )}
              {messages.map((message) => (
                <Text key={message} role="alert" size="small" className="text-ui-fg-error">
                  {message}
                </Text>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
