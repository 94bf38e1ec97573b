import { Text } from "@medusajs/ui"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField } from "#admin/ui/form/text-field"
import type { Typed } from "#admin/ui/form/typed"
import { useResource } from "#admin/ui/form/use-resource"
import type { LinePriceBody, StaffCartLine } from "../wire/staff-cart"
import { lineText } from "./line-text"

interface LinePriceDrawerProps {
  list: string
  /** As it is in the cart now. */
  line: StaffCartLine
  onClose(): void
}

/** Another price for one line of a customer's cart, with a reason: of the line that was opened, or of the one shown since a refusal. */
export function LinePriceDrawer({ list, line, onClose }: LinePriceDrawerProps) {
  const resource = useResource<Typed<Omit<LinePriceBody, "version">>>({
    path: `${list}/lines/${line.id}`,
    list,
    initial: { price: line.price, reason: line.set?.reason ?? "" },
    version: line.version,
    done: "Der Preis ist gesetzt.",
    onDone: onClose,
  })
  const { control, newer, send } = resource
  return (
    <ResourceForm
      as="drawer"
      resource={resource}
      title={`Preis: ${line.name}`}
      action="Preis setzen"
      overwrite="Trotzdem setzen"
      onSend={() => send(newer === null ? {} : { version: line.version })}
      onClose={onClose}
    >
      <Text size="small" weight="plus" role="status">
        {newer === null ? lineText(line) : `Im Warenkorb ist jetzt: ${lineText(line)}`}
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        {line.period
          ? "Die ganze Miete ohne Lieferung und Dienstleistungen, exkl. MwSt."
          : "Der Preis pro Stück, exkl. MwSt."}{" "}
        Er gilt so lange wie eine Offerte. Ändert jemand Menge oder Daten der Position, gilt wieder der Preis von heute.
      </Text>
      <NumberField
        control={control}
        label={line.period ? "Miete" : "Preis pro Stück"}
        name="price"
        digits={2}
        unit="CHF"
      />
      <LongTextField control={control} label="Grund (nur für das Team)" name="reason" maxLength={500} />
    </ResourceForm>
  )
}
