import { Button, Text } from "@medusajs/ui"
import { type ReactNode, useState } from "react"
import { dayText } from "#admin/lib/days"
import { ForRight } from "#admin/ui/roles/for-right"
import type { StaffUnit } from "../../wire/staff-units"
import { AtRiskList } from "./at-risk-list"
import { InspectionDrawer } from "./inspection-drawer"
import { RestoreUnit } from "./restore-unit"
import { UnitBadges } from "./unit-badges"
import { UpkeepDrawer } from "./upkeep-drawer"

interface UnitListProps {
  units: StaffUnit[]
  onEdit(unit: StaffUnit): void
}

/** The units of a product; those that were retired folded away at the end. */
export function UnitList({ units, onEdit }: UnitListProps) {
  const [inspected, setInspected] = useState<StaffUnit | null>(null)
  const [kept, setKept] = useState<StaffUnit | null>(null)
  const retired = units.filter(({ is_retired }) => is_retired)
  return (
    <>
      <ul className="divide-y">
        {units
          .filter(({ is_retired }) => !is_retired)
          .map((unit) => (
            <UnitRow key={unit.id} unit={unit}>
              {unit.returned_on && (
                <Button size="small" aria-label={`${unit.serial_number} geprüft`} onClick={() => setInspected(unit)}>
                  Geprüft
                </Button>
              )}
              <Button size="small" variant="transparent" asChild>
                <a
                  href={`/admin/rental/units/${unit.id}/label`}
                  download
                  aria-label={`Etikette von ${unit.serial_number}`}
                >
                  Etikette
                </a>
              </Button>
              <ForRight right="products">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Wert und Service von ${unit.serial_number}`}
                  onClick={() => setKept(unit)}
                >
                  Wert und Service
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`${unit.serial_number} bearbeiten`}
                  onClick={() => onEdit(unit)}
                >
                  Bearbeiten
                </Button>
              </ForRight>
            </UnitRow>
          ))}
      </ul>
      {retired.length > 0 && (
        <details className="px-6 py-4">
          <summary className="txt-small cursor-pointer text-ui-fg-subtle">
            Ausgemusterte Geräte ({retired.length})
          </summary>
          <ul className="mt-2 divide-y">
            {retired.map((unit) => (
              <UnitRow key={unit.id} unit={unit}>
                <ForRight right="products">
                  <RestoreUnit unit={unit} />
                </ForRight>
              </UnitRow>
            ))}
          </ul>
        </details>
      )}
      {kept && <UpkeepDrawer unit={kept} onClose={() => setKept(null)} />}
      {inspected?.returned_on && (
        <InspectionDrawer
          unit={{ ...inspected, returned_on: inspected.returned_on }}
          onClose={() => setInspected(null)}
        />
      )}
    </>
  )
}

const UnitRow = ({ unit, children }: { unit: StaffUnit; children: ReactNode }) => (
  <li className="grid items-start gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-3">
    <div>
      <Text size="small" weight="plus">
        {unit.serial_number}
      </Text>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {unit.calibration_due ? `kalibriert bis ${dayText(unit.calibration_due)}` : "ohne Kalibrierung"}
      </Text>
      {unit.certificate && (
        <a
          href={unit.certificate.url}
          target="_blank"
          rel="noreferrer"
          className="txt-small text-ui-fg-interactive-hover"
        >
          Zertifikat
        </a>
      )}
    </div>
    <div className="flex flex-col gap-y-1">
      <UnitBadges unit={unit} />
      {unit.returned_on && <Text size="xsmall">zurück seit {dayText(unit.returned_on)}</Text>}
      {unit.note && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {unit.note}
        </Text>
      )}
      <AtRiskList rentals={unit.endangered} />
    </div>
    <div className="flex flex-wrap gap-2 md:justify-end">{children}</div>
  </li>
)
