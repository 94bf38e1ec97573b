import { MACHINE_SCOPES, type MachineScope } from "#kernel/machine-scopes"
import type { MachineState } from "../../wire/machine-access"

export const SCOPE_WORDS: Record<MachineScope, string> = {
  "orders:read": "Bestellungen und Offerten lesen",
  "orders:write": "Bestellen, offerieren, reservieren, versenden",
  "rental:read": "Mieten, Geräte und Plan lesen",
  "rental:write": "Mieten übergeben, zurücknehmen, ändern, stornieren",
  "products:read": "Produkte und Lager lesen",
  "products:write": "Lager und Geräte ändern",
  "customers:read": "Kunden lesen",
  "customers:write": "Kunden erfassen und ändern",
  "accounting:read": "Stand der Buchhaltung lesen",
  "reports:read": "Auswertungen und Tabellen lesen",
}

export const SCOPE_OPTIONS = MACHINE_SCOPES.map((scope) => [scope, `${SCOPE_WORDS[scope]} (${scope})`] as const)

export const MACHINE_STATE_WORDS: Record<MachineState, { text: string; color: "green" | "orange" | "grey" }> = {
  active: { text: "Gilt", color: "green" },
  expired: { text: "Abgelaufen", color: "orange" },
  revoked: { text: "Widerrufen", color: "grey" },
}
