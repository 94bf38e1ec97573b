import { Button, Text } from "@medusajs/ui"
import type { ComponentProps } from "react"
import { LineFields } from "./line-fields"
import type { LineDraft } from "./order-draft"

interface OrderLineProps extends ComponentProps<typeof LineFields> {
  /** Of a device: another unit of the model on the same terms. */
  onAgain(line: LineDraft): void
  onRemove(): void
}

/** One line of the order, with what can be done about it as a whole. */
export const OrderLine = ({ onAgain, onRemove, ...fields }: OrderLineProps) => {
  const { name, category } = fields.line
  return (
    <fieldset className="flex flex-col gap-y-3 px-6 py-4">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center gap-x-3">
        <Text size="small" weight="plus" aria-hidden className="mr-auto min-w-0 break-words">
          {name}
        </Text>
        {category === "rental" && (
          <Button
            type="button"
            size="small"
            variant="transparent"
            aria-label={`${name}: noch eines`}
            onClick={() => onAgain(fields.line)}
          >
            Noch eines
          </Button>
        )}
        <Button type="button" size="small" variant="transparent" aria-label={`${name} entfernen`} onClick={onRemove}>
          Entfernen
        </Button>
      </div>
      <LineFields {...fields} />
    </fieldset>
  )
}
