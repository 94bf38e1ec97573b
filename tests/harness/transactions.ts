import fs from "node:fs"
import path from "node:path"
import { setDatabase } from "./database-settings"
import { RUN_DIR } from "./settings"

const LOG = path.join(RUN_DIR, "postgres.log")
const STATEMENT = /\[(\d+)\] LOG: {2}(?:statement|execute [^:]*): (.*)/

/** Lets PostgreSQL write down every statement on this file's database; the next file has another one. */
export const writeDownStatements = () => setDatabase({ log_parameter_max_length: "0", log_statement: "all" })

/**
 * The first lines of the statements of each transaction that was committed while `act` ran and had one that begins so, without
 * its begin and end.
 */
export async function transactionsDuring(act: () => Promise<unknown>, beginning: RegExp): Promise<string[][]> {
  const from = fs.statSync(LOG).size
  await act()
  const open = new Map<string, string[]>()
  const committed: string[][] = []
  for (const line of fs.readFileSync(LOG).subarray(from).toString().split("\n")) {
    const [, pid, statement] = STATEMENT.exec(line) ?? []
    if (!pid) continue
    if (/^begin/i.test(statement)) open.set(pid, [])
    else if (/^(commit|rollback)/i.test(statement)) {
      if (/^commit/i.test(statement)) committed.push(open.get(pid) ?? [])
      open.delete(pid)
    } else open.get(pid)?.push(statement)
  }
  return committed.filter((statements) => statements.some((statement) => beginning.test(statement)))
}
