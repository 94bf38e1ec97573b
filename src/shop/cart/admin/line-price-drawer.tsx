import { Text } from "@medusajs/ui"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField } from "#admin/ui/form/text-field"
import type { Typed } from "#admin/ui/form/typed"
import { useResource } from "#admin/ui/form/use-resource"
import type { LinePriceBody, StaffCartLine } from "../wire/staff-cart"

interface LinePriceDrawerProps {
  list: string
  line: StaffCartLine
  onClose(): void
}

/** Another price for one line of a customer's cart, with a reason. */
export function LinePriceDrawer({ list, line, onClose }: LinePriceDrawerProps) {
  const resource = useResource<Typed<LinePriceBody>>({
    path: `${list}/lines/${line.id}`,
    list,
    initial: { price: line.price, reason: line.set?.reason ?? "" },
    done: "Der Preis ist gesetzt.",
    onDone: onClose,
  })
  const { control } = resource
  return (
    <ResourceForm as="drawer" resource={resource} title={`Preis: ${line.name}`} action="Preis setzen" onClose={onClose}>
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
