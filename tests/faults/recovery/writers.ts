import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"

export interface Written {
  number: number
  /** When the database had said so, on this machine's clock. */
  toldAtMs: number
}

const PAUSE_MS = 10

const TABLES = `
  create table "order" (number bigint primary key, created_at timestamptz not null default clock_timestamp());
  create table order_line (number bigint not null, text text not null);
  create table audit_entry (created_at timestamptz not null default clock_timestamp())`

const ORDER = `with o as (insert into "order" (number) values ($1) returning number)
  insert into order_line select number, repeat('Laserscanner ', 40) from o, generate_series(1, 3)`

export async function query(databaseUrl: string, text: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  return client.query(text).finally(() => client.end())
}

export const makeTables = (databaseUrl: string) => query(databaseUrl, TABLES)

/** Orders of three lines each, one after the other on each connection, until they are stopped or the database is gone. */
export function startWriters(databaseUrl: string, connections: number) {
  const told: Written[] = []
  let isOver = false
  let last = 0
  async function write() {
    const client = new pg.Client(databaseUrl)
    client.on("error", () => undefined)
    await client.connect()
    while (!isOver) {
      const number = ++last
      const isTold = await client.query(ORDER, [number]).then(
        () => true,
        () => false,
      )
      if (!isTold) return
      told.push({ number, toldAtMs: Date.now() })
      await sleep(PAUSE_MS)
    }
    await client.end()
  }
  const writers = Array.from({ length: connections }, write)
  return {
    told,
    async stop() {
      isOver = true
      await Promise.all(writers)
    },
  }
}
