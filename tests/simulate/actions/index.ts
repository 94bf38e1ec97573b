import type { Simulation } from "../world/simulation"
import { cancel, extend, readAnother, readOrder } from "./after"
import { order, orderLate, race } from "./checkout"
import { handOver, takeBack } from "./counter"
import { block, closeDay, pin, price, service, unblock } from "./fleet"
import { hold, letGo } from "./holds"
import { erpFails, jump, killServer, killWorker, pay } from "./machines"
import { add, addPieces, look, readCart, remove } from "./shopping"

/** What may happen, and how often beside the others. */
const WEIGHTED: Record<string, [weight: number, act: (sim: Simulation) => Promise<unknown>]> = {
  ...{ look: [8, look], add: [20, add], addPieces: [2, addPieces], remove: [2, remove], readCart: [4, readCart] },
  ...{ hold: [7, hold], letGo: [1, letGo], order: [18, order], orderLate: [3, orderLate], race: [5, race] },
  ...{ cancel: [5, cancel], extend: [9, extend], readOrder: [4, readOrder], readAnother: [1, readAnother] },
  ...{ handOver: [22, handOver], takeBack: [14, takeBack], block: [3, block], unblock: [2, unblock], pin: [3, pin] },
  ...{ closeDay: [1, closeDay], service: [2, service], price: [1, price] },
  ...{
    jump: [24, jump],
    erpFails: [2, erpFails],
    pay: [1, pay],
    killServer: [0.25, killServer],
    killWorker: [0.15, killWorker],
  },
}

export type ActionName = keyof typeof WEIGHTED
export const ACTIONS = new Map(Object.entries(WEIGHTED).map(([name, [, act]]) => [name, act]))

/** A name by its weight. @param share in [0, 1) */
export function actionAt(share: number): ActionName {
  const all = Object.entries(WEIGHTED)
  let left = share * all.reduce((sum, [, [weight]]) => sum + weight, 0)
  for (const [name, [weight]] of all) {
    left -= weight
    if (left < 0) return name
  }
  return all[0][0]
}
