import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Attributes } from "@opentelemetry/api"
import { reasonOf } from "../log/entry"
import { theLogger } from "../log/shop-logger"
import { type GaugeName, observe } from "./instruments"

const TIMEOUT_MS = 5_000

/** A number that the database knows. */
export interface DatabaseGauge {
  name: GaugeName
  attributes?: Attributes
  /** A select of one number; null says nothing. */
  sql: string
  /** What is said when the database can't be asked; nothing if left out. */
  otherwise?: number
}

type Values = Record<number, number | null>

/** Asks the database once at each export, in one statement. */
export function observeDatabase(database: Knex, gauges: readonly DatabaseGauge[]) {
  const columns = gauges.map(({ sql }, index) => `(${sql})::float8 as "${index}"`)
  const names = new Set(gauges.map(({ name }) => name))
  const ask = async (): Promise<Values> => {
    try {
      const { rows } = await database.raw<{ rows: Values[] }>(`select ${columns.join(", ")}`).timeout(TIMEOUT_MS)
      return rows[0]
    } catch (error) {
      theLogger().warn(`Not measured: ${reasonOf(error as Error)}`)
      return {}
    }
  }
  observe([...names], async (tell) => {
    const values = await ask()
    gauges.forEach(({ name, attributes, otherwise }, index) => {
      const value = index in values ? values[index] : otherwise
      if (typeof value === "number") tell(name, value, attributes)
    })
  })
}
