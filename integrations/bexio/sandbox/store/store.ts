import type { Journal, JournalEntry } from "./journal"
import { type PositionRow, TABLE_NAMES, type TableName, type Tables } from "./rows"

interface Stored<Row> {
  rows: Map<number, Row>
  /** The highest id ever given. */
  lastId: number
  /** When each row of this process was created, for the search that lags behind. */
  createdAtMs: Map<number, number>
}

type AllStored = { [Name in TableName]: Stored<Tables[Name]> }

function empty(): AllStored {
  const stored = <Row>(): Stored<Row> => ({ rows: new Map(), lastId: 0, createdAtMs: new Map() })
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, stored()])) as unknown as AllStored
}

/** The rows in memory, and each write in the journal. A request's writes are kept together or not at all. */
export class Store {
  #tables = empty()
  #lastPositionIds = new Map<PositionRow["type"], number>()
  #unwritten: JournalEntry[] = []

  constructor(readonly journal: Journal) {
    for (const entry of journal.entries()) this.#remember(entry)
  }

  #remember({ table, id, row }: JournalEntry) {
    const stored = this.#tables[table] as Stored<unknown>
    stored.lastId = Math.max(stored.lastId, id)
    if (table.startsWith("kb_") && row !== null) {
      for (const position of (row as Tables["kb_order"]).positions) this.#countPosition(position)
    }
    if (row === null) stored.rows.delete(id)
    else stored.rows.set(id, row)
  }

  #write(entry: JournalEntry) {
    this.#remember(entry)
    this.#unwritten.push(entry)
  }

  #countPosition({ type, id }: Pick<PositionRow, "type" | "id">) {
    this.#lastPositionIds.set(type, Math.max(this.#lastPositionIds.get(type) ?? 0, id))
  }

  /** Positions are numbered by their type over all documents: a text 1 and a priced 1 stand side by side. */
  nextPositionId(type: PositionRow["type"]): number {
    const id = (this.#lastPositionIds.get(type) ?? 0) + 1
    this.#countPosition({ type, id })
    return id
  }

  nextId(table: TableName): number {
    return this.#tables[table].lastId + 1
  }

  get<Name extends TableName>(table: Name, id: number): Tables[Name] | undefined {
    return this.#tables[table].rows.get(id)
  }

  all<Name extends TableName>(table: Name): Tables[Name][] {
    return [...this.#tables[table].rows.values()] as Tables[Name][]
  }

  insert<Name extends TableName>(table: Name, row: Tables[Name]): Tables[Name] {
    this.#tables[table].createdAtMs.set(row.id, Date.now())
    this.#write({ table, id: row.id, row })
    return row
  }

  update<Name extends TableName>(table: Name, row: Tables[Name]): Tables[Name] {
    this.#write({ table, id: row.id, row })
    return row
  }

  remove(table: TableName, id: number) {
    this.#write({ table, id, row: null })
  }

  /** Milliseconds since the row was created; those of an earlier process are old. */
  ageMs(table: TableName, id: number): number {
    return Date.now() - (this.#tables[table].createdAtMs.get(id) ?? Number.NEGATIVE_INFINITY)
  }

  /** Keeps what was written since the last call. */
  commit() {
    if (this.#unwritten.length > 0) this.journal.append(this.#unwritten)
    this.#unwritten = []
  }

  clear() {
    this.#tables = empty()
    this.#lastPositionIds.clear()
    this.#unwritten = []
    this.journal.clear()
  }
}
