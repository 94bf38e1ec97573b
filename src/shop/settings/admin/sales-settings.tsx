import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceBox } from "#admin/ui/form/resource-box"
import type { StaffSettingsGroup } from "../wire/staff-settings"
import { useSettings } from "./use-settings"

const FIELDS = [
  { name: "vatPermille", label: "Mehrwertsteuer", unit: "%", digits: 1 },
  { name: "shippingFeeRappen", label: "Versandkosten", unit: "CHF, exkl. MWST", digits: 2 },
  { name: "paymentTermDays", label: "Zahlungsfrist", unit: "Tage", digits: 0 },
  { name: "quoteDays", label: "Gültigkeit einer Offerte", unit: "Tage", digits: 0 },
] as const

/** What the shop computes with. */
export function SalesSettings({ stored }: { stored: StaffSettingsGroup<"sales"> }) {
  const sales = useSettings("sales", stored)
  return (
    <ResourceBox
      resource={sales}
      title="Preise und Bedingungen"
      id="settings-sales"
      hint="Gilt ab sofort für Warenkörbe und neue Bestellungen; was bestellt oder offeriert ist, behält seine Beträge. Die AGB nennen diese Zahlen auch: Passen Sie den Text unter «Inhalte» an. Einen neuen Steuersatz braucht auch die Buchhaltung."
    >
      {FIELDS.map((field) => (
        <NumberField key={field.name} control={sales.control} {...field} />
      ))}
      <Text size="small" className="text-ui-fg-subtle">
        Bestellungen nehmen die AGB Version {stored.termsVersion} an. Sie erhält eine neue Nummer, wenn Sie{" "}
        <Link to="/content/agb" className="text-ui-fg-interactive-hover">
          ihren Text
        </Link>{" "}
        ändern.
      </Text>
    </ResourceBox>
  )
}
