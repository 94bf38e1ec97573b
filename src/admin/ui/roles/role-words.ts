import type { StaffRole } from "#kernel/staff-rights"

/** What staff call roles, and what who has one may. */
export const ROLE_WORDS: Record<StaffRole, { name: string; may: string }> = {
  owner: { name: "Inhaber", may: "darf alles: auch Einstellungen, Team und Protokoll" },
  office: {
    name: "Büro",
    may: "alles im Alltag: Preise und Rabatte, Erlasse, Stornierungen, Produkte, Inhalte, Buchhaltung, Auswertungen",
  },
  counter: {
    name: "Theke",
    may: "Heute, Übergabe, Rückgabe, Planung, Versand, neue Bestellungen zum Preis des Kunden; sonst nur ansehen",
  },
}
