import type { EntryState } from "../rules/entry-states"

export const ENTRY_STATE_TEXTS: Record<EntryState, { text: string; color: "grey" | "orange" | "green" | "blue" }> = {
  unconfirmed: { text: "noch nicht bestätigt", color: "grey" },
  waiting: { text: "wartet", color: "orange" },
  offered: { text: "Angebot offen", color: "blue" },
  taken: { text: "bestellt", color: "green" },
  ended: { text: "beendet", color: "grey" },
  expired: { text: "Angebot abgelaufen", color: "grey" },
}
