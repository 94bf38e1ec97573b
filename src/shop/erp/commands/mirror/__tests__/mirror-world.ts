import { erpTimes } from "#config/erp-times"
import type { CalendarDay } from "#kernel/calendar-day"
import type { ErpDocument, ErpParty, ErpProvider } from "#shop/erp/data/provider"
import { isResting, resumedState } from "#shop/erp/data/rules/mirror-state"
import type { MirrorRow } from "#shop/erp/data/store/mirror-row"
import type { MirrorContent, MirrorContext } from "../context"
import { workOff } from "../work-off"
import { MemoryStore } from "./memory-store"
import { type Fate, Killed, ModelErp } from "./model-erp"

export const times = erpTimes.parse({})
export const DAY = "2026-11-24" as CalendarDay

const partyOf = (customer: string): ErpParty => ({
  ...{ company: customer, uid: null, sector: null, firstName: "Anna", lastName: "Muster", address: "Weg 1" },
  ...{ postalcode: "9000", city: "St. Gallen", country: "CH", email: `${customer}@example.ch`, phone: "" },
})

export function documentOf(row: MirrorRow, total: number): ErpDocument {
  const party = partyOf(row.customer_id as string)
  const title = row.serial === 1 ? `Webshop ${row.order_id}` : `Webshop ${row.order_id}-${row.serial}`
  const printed = { date: DAY, customerReference: "", billing: party, shipping: party, positions: [] }
  return { ...printed, title, tag: `shop:${row.id}`, total, vatPermille: 81 }
}

interface World {
  fates?: Fate[]
  lateMs?: number
  lagMs?: number
  contentOf?(row: MirrorRow): Partial<MirrorContent>
}

/** A shop's mirror next to a model of an ERP, and a clock that stands unless it is moved. */
export function world({ fates = [], lateMs = 0, lagMs = 0, contentOf }: World = {}) {
  const clock = { ms: 0 }
  const store = new MemoryStore(() => clock.ms)
  const erp = new ModelErp({ now: () => clock.ms, fate: () => fates.shift() ?? "well", lateMs, lagMs })
  const context: MirrorContext = {
    provider: erp.provider as ErpProvider,
    store,
    times,
    isIssuing: true,
    contentOf: async (row) => ({
      customerId: row.customer_id as string,
      party: partyOf(row.customer_id as string),
      document: documentOf(row, 10_000),
      dueDate: DAY,
      replaces: [],
      credited: 0,
      setOff: {},
      ...contentOf?.(row),
    }),
    now: () => new Date(clock.ms),
    random: () => 0.5,
    log: () => {},
  }
  const orderRow = (id: string, customer_id = "firma") =>
    store.add({ id, kind: "order", order_id: id, serial: 1, customer_id })
  const turn = (id: string) => workOff(context, store.lease(id))
  const rowOf = (id: string) => store.rows.get(id)!
  /** As staff do with a parked row. */
  const letGoOn = (id: string) => Object.assign(rowOf(id), { state: resumedState(rowOf(id)) })

  /** Works as the loop does, whatever happens, until nothing is left to do. @returns turns taken */
  async function workUntilDone(): Promise<number> {
    for (let turns = 0; turns < 2_000; turns++) {
      const waiting = [...store.rows.values()].filter(({ state }) => !isResting(state))
      if (waiting.length === 0) return turns
      const dueAt = ({ dueAt, leasedUntil }: (typeof waiting)[number]) => Math.max(dueAt, leasedUntil, store.openUntil)
      const next = waiting.reduce((first, row) => (dueAt(row) < dueAt(first) ? row : first))
      clock.ms = Math.max(clock.ms, dueAt(next)) + 1
      await turn(next.id).catch((error) => {
        if (!(error instanceof Killed)) throw error
      })
    }
    throw new Error("It never ends")
  }
  return { clock, store, erp, context, orderRow, turn, rowOf, letGoOn, workUntilDone }
}
