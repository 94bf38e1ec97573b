import { dayAt, instantAt, minuteAt, weekday } from "../model/days"
import { passCalibrations } from "../model/fleet"
import type { Simulation } from "../world/simulation"

export const MINUTE = 60_000
const HOUR = 3_600_000
const NINE = 9 * 60
const FRIDAY = 5
/** So near to midnight or the cut-off no call is made: its answer could be of either side. */
const EDGE_MINUTES = 2
const EDGES = [0, 16 * 60, 24 * 60]

export async function moveTo(sim: Simulation, instant: number) {
  const minute = minuteAt(instant)
  const isAtEdge = EDGES.some((edge) => Math.abs(edge - minute) <= EDGE_MINUTES)
  await sim.world.clock.moveTo(isAtEdge ? instant + (2 * EDGE_MINUTES + 1) * MINUTE : instant)
  passCalibrations(sim.shop.products, sim.today())
}

/** Time passes: minutes, hours, a night, until Friday, a week-end, or until just before or after the clocks change. */
export async function jump(sim: Simulation) {
  const { random } = sim
  const now = sim.now()
  const today = dayAt(now)
  const ways = [
    () => now + (1 + random.below(25)) * MINUTE,
    () => now + (1 + random.below(9)) * HOUR,
    () => now + (1 + random.below(9)) * HOUR,
    () => instantAt(today + 1, NINE),
    () => instantAt(today + 1, NINE),
    () => instantAt(today + 1 + random.below(3), 7 * 60 + random.below(900)),
    () => instantAt(today + 1, random.oneOf([30, 100, 150, 200])),
    () => instantAt(today + ((8 - weekday(today)) % 7 || 7), NINE),
    () => (weekday(today) < FRIDAY ? instantAt(today + FRIDAY - weekday(today), NINE) : now + HOUR),
    () => (random.happens(25) ? now + (4 + random.below(8)) * 24 * HOUR : now + HOUR),
  ]
  await moveTo(sim, random.oneOf(ways)())
}

/** Before each step: away from a moment at which the day or the cut-off turns. */
export async function avoidEdges(sim: Simulation) {
  const minute = minuteAt(sim.now())
  if (EDGES.some((edge) => edge - minute > -1 && edge - minute <= EDGE_MINUTES)) await moveTo(sim, sim.now() + 1)
}
