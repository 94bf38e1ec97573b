/**
 * Where somebody who waits stands. `unconfirmed`: the address may be a stranger's. The last three are final: `ended` by
 * himself, by staff, by time or by being told of what isn't held for him, `expired` because his offer ran out, `taken` because he
 * ordered it.
 */
export const ENTRY_STATES = ["unconfirmed", "waiting", "offered", "taken", "ended", "expired"] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** Whoever is in one of these hears of us still, and counts. */
export const OPEN_STATES = ["unconfirmed", "waiting", "offered"] as const satisfies readonly EntryState[]

/** How long an offer holds its unit. */
export const OFFER_HOURS = 24

const NEXT: Record<EntryState, readonly EntryState[]> = {
  unconfirmed: ["waiting", "ended"],
  waiting: ["offered", "ended"],
  offered: ["waiting", "taken", "ended", "expired"],
  taken: [],
  ended: [],
  expired: [],
}

export const mayBecome = (from: EntryState, to: EntryState): boolean => NEXT[from].includes(to)

/** An entry as it is stored, and until when the unit of its offer is held; undefined once it isn't any more. */
export interface StoredState {
  state: EntryState
  heldUntil: Date | undefined
}

/**
 * Where an entry stands at an instant, before anybody has written it down: the order of an offer takes its hold, so an offer
 * without one was ordered.
 */
export function stateAt({ state, heldUntil }: StoredState, at: Date): EntryState {
  if (state !== "offered") return state
  if (!heldUntil) return "taken"
  return heldUntil <= at ? "expired" : "offered"
}
