import { overlaps, type Window } from "../rental-window"

/** How the owner lets checkouts hold periods. */
export interface HoldTerms {
  holdMs: number
  /** How often one may be renewed. */
  maxRenewals: number
}

/** Time that was granted to a customer for days of one product; instants in milliseconds. */
export interface HoldGrant {
  window: Window
  /** Holds that begin together, or join one that runs, are one grant. */
  grantedAt: number
  endsAt: number
}

/**
 * How long a grant counts after its end: with a hold and two renewals of 15 minutes three hours, in which a period is held
 * 45 minutes at most; with other settings as small a share of the time.
 */
export const countedMs = ({ holdMs, maxRenewals }: HoldTerms): number => 4 * holdMs * (1 + maxRenewals)

/** Time as it was granted, and from when on asking again gives more of it; null where none is left. */
interface Granted extends Omit<HoldGrant, "window"> {
  renewableFrom: number | null
}

/**
 * The time in which a customer may hold the window from `at` on: what is left of a running grant as long as that is more
 * than half, so that a reload costs nothing, else a new one. Whatever overlaps the window counts, in whichever cart line
 * it was; no day of it is ever held in more grants than a hold and its renewals.
 * @param grants of this customer and product
 * @returns null if there is none left
 * @see docs/decisions/141-holds-count-per-period.md
 */
export function grantFor(window: Window, grants: readonly HoldGrant[], at: number, terms: HoldTerms): Granted | null {
  const near = grants.filter((one) => overlaps(one.window, window) && one.endsAt > at - countedMs(terms))
  const used = new Set(near.map(({ grantedAt }) => grantedAt)).size
  const most = 1 + terms.maxRenewals
  const [running] = near.filter(({ endsAt }) => endsAt > at).sort((a, b) => b.endsAt - a.endsAt)
  const mayJoin = running !== undefined && used <= most
  const given = ({ grantedAt, endsAt }: Omit<HoldGrant, "window">, usedThen: number): Granted => {
    return { grantedAt, endsAt, renewableFrom: usedThen < most ? endsAt - terms.holdMs / 2 : null }
  }
  if (mayJoin && running.endsAt - at > terms.holdMs / 2) return given(running, used)
  if (used < most) return given({ grantedAt: at, endsAt: at + terms.holdMs }, used + 1)
  return mayJoin ? given(running, used) : null
}
