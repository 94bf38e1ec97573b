import type { Simulation } from "../world/simulation"
import { cancel, extend } from "./after"
import { buy, order, orderLate } from "./checkout"
import { handOver, takeBack } from "./counter"
import { block, closeDay, pin, price, service, unblock, way } from "./fleet"
import { hold, letGo, linger } from "./holds"
import { erpFails, killServer, killWorker, pay } from "./machines"
import { race } from "./race"
import { readAnother, readExtension, readOrder, readOrders } from "./reading"
import { add, addPieces, look, readCart, remove } from "./shopping"
import { otherDates, undoHandOver } from "./staff"
import { swap } from "./swap"
import { jump } from "./time"

/** What may happen, and how often beside the others. */
const WEIGHTED: Record<string, [weight: number, act: (sim: Simulation) => Promise<unknown>]> = {
  ...{
    look: [10, look],
    buy: [20, buy],
    add: [10, add],
    addPieces: [2, addPieces],
    remove: [2, remove],
    readCart: [4, readCart],
  },
  ...{
    hold: [7, hold],
    linger: [0.7, linger],
    letGo: [1, letGo],
    order: [12, order],
    orderLate: [3, orderLate],
    race: [5, race],
  },
  ...{
    cancel: [5, cancel],
    extend: [9, extend],
    readOrder: [3, readOrder],
    readOrders: [3, readOrders],
    readAnother: [1, readAnother],
  },
  ...{ handOver: [22, handOver], takeBack: [14, takeBack], block: [3, block], unblock: [2, unblock], pin: [3, pin] },
  ...{
    readExtension: [5, readExtension],
    closeDay: [2, closeDay],
    service: [2, service],
    price: [1.5, price],
    way: [0.7, way],
  },
  ...{ otherDates: [6, otherDates], undoHandOver: [2, undoHandOver], swap: [4, swap] },
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
