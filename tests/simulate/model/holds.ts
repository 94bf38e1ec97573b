import type { Span } from "./fleet"
import type { CartLine, Customer, Grant, ShopState } from "./state"

const HOLD_MS = 15 * 60_000
const MOST_GRANTS = 3
const MOST_PERIODS = 5
const COUNTED_MS = 3 * 3_600_000
/** What the real clocks may have moved on between the question and the model's answer. */
export const SLACK_MS = 20_000

/** Until when a line may be held, as decision 141 counts it: [soonest, latest], or null; undefined near a moment that decides. */
export function grantedUntil(
  shop: ShopState,
  customer: Customer,
  line: CartLine,
  window: Span,
  now: number,
): Grant | null | undefined {
  const near = shop.grants.filter(
    (one) =>
      one.customer === customer && one.product === line.product && one.first <= window.last && window.first <= one.last,
  )
  const isDeciding = (at: number) => Math.abs(at - now) < SLACK_MS
  if (near.some(({ endsAt }) => [endsAt, endsAt - HOLD_MS / 2, endsAt + COUNTED_MS].some(isDeciding))) return undefined
  const counted = near.filter(({ endsAt }) => endsAt > now - COUNTED_MS)
  const used = new Set(counted.map(({ grantedAt }) => grantedAt)).size
  const running = counted.filter(({ endsAt }) => endsAt > now).sort((one, other) => other.endsAt - one.endsAt)[0]
  const grant = (grantedAt: number, endsAt: number): Grant => ({
    customer,
    product: line.product,
    ...window,
    grantedAt,
    endsAt,
  })
  const joined = running && used <= MOST_GRANTS ? grant(running.grantedAt, running.endsAt) : null
  if (joined && joined.endsAt - now > HOLD_MS / 2) return joined
  return used < MOST_GRANTS ? grant(now, now + HOLD_MS) : joined
}

export const isFull = (held: number) => held >= MOST_PERIODS
