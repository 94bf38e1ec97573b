import type { WayOfDelivery } from "../rules/days/day-bars"
import type { OwnTimes } from "../rules/days/lead-time"

/** What is so of a delivery type where staff left it open; pure. @param name whose it is, for complaints */
export interface NamedDeliveryRule {
  name: string
  timesOf(delivery: WayOfDelivery): Partial<OwnTimes>
}

const MOST_LEAD_DAYS = 20
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

let rules: readonly NamedDeliveryRule[] = []

/** What else says how soon rentals begin, from the start of the process on. */
export function obeyDeliveryRules(all: readonly NamedDeliveryRule[]): void {
  rules = all
}

/** What staff entered for a delivery type, and where they left it open the first rule that says something. */
export function ownTimes(delivery: WayOfDelivery, entered: OwnTimes): OwnTimes {
  let { leadDays, cutOff } = entered
  for (const rule of rules) {
    if (leadDays !== null && cutOff !== null) break
    const times = checked(rule, delivery)
    leadDays ??= times.leadDays ?? null
    cutOff ??= times.cutOff ?? null
  }
  return { leadDays, cutOff }
}

/** @throws Error naming the rule, as nothing is promised for a day that can't be right */
function checked({ name, timesOf }: NamedDeliveryRule, delivery: WayOfDelivery): Partial<OwnTimes> {
  const { leadDays = null, cutOff = null } = timesOf(delivery)
  const isCount = leadDays === null || (Number.isInteger(leadDays) && leadDays >= 0 && leadDays <= MOST_LEAD_DAYS)
  if (!isCount || (cutOff !== null && !TIME.test(cutOff)))
    throw new Error(
      `The deliveries of ${name} say ${leadDays} working days and ${cutOff} for "${delivery.slug}": 0 to ${MOST_LEAD_DAYS}, and a time such as 16:00`,
    )
  return { leadDays, cutOff }
}
