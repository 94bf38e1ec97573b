import { Checkbox, Input, Label, Text } from "@medusajs/ui"
import { type KeyboardEvent, useId, useState } from "react"
import { ScanButton } from "#admin/ui/scan/scan-button"
import type { DeskPart } from "../../wire/desk-parts"
import { itemsFor } from "./parts-draft"

interface PieceChoiceProps {
  part: DeskPart
  unit: string
  /** Ids of the pieces that go along. */
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** Which pieces with serial numbers go along: ticked, or scanned one after the other. */
export function PieceChoice({ part, unit, chosen, onChange }: PieceChoiceProps) {
  const [typed, setTyped] = useState("")
  const [unknown, setUnknown] = useState("")
  const id = useId()
  const items = itemsFor(part, unit)
  const take = (code: string) => {
    const item = items.find(({ serial_number }) => serial_number.toLowerCase() === code.trim().toLowerCase())
    const isFree = item?.out_with === null
    setUnknown(isFree ? "" : code.trim())
    setTyped(isFree ? "" : code)
    if (item && isFree && !chosen.includes(item.id)) onChange([...chosen, item.id])
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || typed.trim() === "") return
    event.preventDefault()
    take(typed)
  }
  return (
    <fieldset aria-labelledby={id} className="flex flex-col gap-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Text id={id} size="small">
          {part.name}
        </Text>
        <Text size="small" weight="plus" className={chosen.length < part.quantity ? "text-ui-tag-orange-text" : ""}>
          {chosen.length} von {part.quantity}
        </Text>
      </div>
      {items.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          Kein Stück ist in Ordnung.
        </Text>
      )}
      <ul>
        {items.map((item) => (
          <Piece
            key={item.id}
            item={item}
            isChosen={chosen.includes(item.id)}
            onToggle={() =>
              onChange(chosen.includes(item.id) ? chosen.filter((one) => one !== item.id) : [...chosen, item.id])
            }
          />
        ))}
      </ul>
      <div className="flex gap-2">
        <Input
          aria-label={`${part.name}: Stück-Nr.`}
          placeholder="Stück-Nr."
          className="h-11"
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onKeyDown={onEnter}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ScanButton isSmall className="size-11" otherwise="Bitte tippen Sie die Seriennummer ein." onFound={take} />
      </div>
      {unknown !== "" && (
        <Text role="alert" size="small" className="text-ui-fg-error">
          {unknown} ist hier nicht zu haben.
        </Text>
      )}
    </fieldset>
  )
}

interface PieceProps {
  item: DeskPart["items"][number]
  isChosen: boolean
  onToggle(): void
}

const Piece = ({ item, isChosen, onToggle }: PieceProps) => {
  const id = useId()
  return (
    <li className="flex items-center gap-x-3">
      <Checkbox id={id} checked={isChosen} disabled={item.out_with !== null && !isChosen} onCheckedChange={onToggle} />
      <Label htmlFor={id} size="small" className="flex min-h-11 flex-1 items-center">
        {item.serial_number}
        {item.out_with !== null && ` (bei ${item.out_with || "einem Kunden"})`}
      </Label>
    </li>
  )
}
