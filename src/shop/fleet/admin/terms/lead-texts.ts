import type { StaffDeliveryType } from "../../wire/staff-rental-configuration"

const MOST_LEAD_DAYS = 20
const SPECIFIED = "am Tag nach der Bestellung, freitags am Montag"

const leadText = (days: number): string => {
  if (days === 0) return "am selben Tag, bis zum Versandschluss"
  return days === 1 ? "nach 1 Arbeitstag" : `nach ${days} Arbeitstagen`
}

/** What staff can choose; what holds if they leave it open comes first. @param byExtension what an extension says then */
export const leadOptions = (byExtension: number | null) => [
  [null, byExtension === null ? SPECIFIED : `${leadText(byExtension)} (durch eine Erweiterung)`] as const,
  ...Array.from({ length: MOST_LEAD_DAYS + 1 }, (_, days) => [days, leadText(days)] as const),
]

export const cutOffHint = (byExtension: string | null): string =>
  byExtension === null ? "Leer: wie in den Regeln." : `Leer: ${byExtension}, durch eine Erweiterung.`

/** "Mietbeginn am selben Tag, bis zum Versandschluss"; nothing where it is as everywhere. */
export function leadFact({ lead_days, by_extension }: Pick<StaffDeliveryType, "lead_days" | "by_extension">): string[] {
  const days = lead_days ?? by_extension.lead_days
  return days === null ? [] : [`Mietbeginn ${leadText(days)}`]
}
