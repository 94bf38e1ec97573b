import { Minus, Plus } from "@medusajs/icons"
import { IconButton, Text } from "@medusajs/ui"

interface PieceCounterProps {
  /** What is counted. */
  name: string
  count: number
  of: number
  most: number
  onChange(count: number): void
}

/** How many of something, one more or less with a thumb. */
export const PieceCounter = ({ name, count, of, most, onChange }: PieceCounterProps) => (
  <div className="flex items-center gap-x-2">
    <IconButton
      type="button"
      className="size-11"
      aria-label={`${name}: eins weniger`}
      disabled={count <= 0}
      onClick={() => onChange(count - 1)}
    >
      <Minus />
    </IconButton>
    <Text size="small" weight="plus" className="min-w-16 text-center" aria-live="polite">
      <span className="sr-only">{name}: </span>
      {count} von {of}
    </Text>
    <IconButton
      type="button"
      className="size-11"
      aria-label={`${name}: eins mehr`}
      disabled={count >= most}
      onClick={() => onChange(count + 1)}
    >
      <Plus />
    </IconButton>
  </div>
)
