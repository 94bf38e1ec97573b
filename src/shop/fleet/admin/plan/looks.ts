import { periodText } from "#admin/lib/days"
import type { PlannedItem, PlannedUnit } from "../../wire/staff-plan"

export const KIND_TEXTS = {
  rental: "Miete",
  repair: "Reparatur",
  calibration: "Kalibrierung",
  other: "Eigenbedarf",
} as const

const STATE_TEXTS = {
  reserved: "reserviert",
  handed_over: "beim Kunden",
  returned: "zurück",
  cancelled: "storniert",
} as const

/** Medusa's own colours: blocks orange, rentals by where they stand, red what is overdue. */
export function lookOf({ kind, state, is_overdue }: PlannedItem): string {
  if (is_overdue) return "bg-ui-tag-red-bg text-ui-tag-red-text border-ui-tag-red-border"
  if (kind !== "rental") return "bg-ui-tag-orange-bg text-ui-tag-orange-text border-ui-tag-orange-border"
  if (state === "handed_over") return "bg-ui-tag-green-bg text-ui-tag-green-text border-ui-tag-green-border"
  if (state === "returned") return "bg-ui-tag-neutral-bg text-ui-tag-neutral-text border-ui-tag-neutral-border"
  return "bg-ui-tag-blue-bg text-ui-tag-blue-text border-ui-tag-blue-border"
}

export const shortText = (item: PlannedItem): string =>
  item.kind === "rental" ? item.customer || item.note || "Miete" : item.note || KIND_TEXTS[item.kind]

/** All that a bar stands for, for who can't see its place. */
export const longText = (item: PlannedItem): string =>
  [
    KIND_TEXTS[item.kind],
    item.is_overdue ? "überfällig" : item.kind === "rental" && STATE_TEXTS[item.state],
    item.shop_number,
    item.customer,
    periodText(item.starts_on, item.ends_on),
    item.note,
    item.is_pinned && "fest auf diesem Gerät",
  ]
    .filter(Boolean)
    .join(", ")

/** What is below a unit's serial number: first what keeps it from being rented out, or soon will. */
export function unitText({ product, is_in_service, calibration }: PlannedUnit): string {
  if (!is_in_service || calibration === "passed") return `ausser Betrieb · ${product}`
  return calibration === "due" ? `Prüfung fällig · ${product}` : product
}

/** The days on which a device travels or is restocked. */
export const HATCHED = {
  backgroundImage: "repeating-linear-gradient(135deg, var(--border-strong, #b5bac4) 0 2px, transparent 2px 6px)",
}

/** Of the column with the units' names, in pixels. */
export const NAME_WIDTH = 190
