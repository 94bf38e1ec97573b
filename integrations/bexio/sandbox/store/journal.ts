import fs from "node:fs"
import path from "node:path"
import { z } from "zod"
import { TABLE_NAMES } from "./rows"

/** `row` is what the row is from now on, null if it is gone. */
const entry = z.object({ table: z.enum(TABLE_NAMES), id: z.number(), row: z.unknown() })
export type JournalEntry = z.infer<typeof entry>

/** What is remembered of the writes, in their order. */
export interface Journal {
  entries(): JournalEntry[]
  /** Has happened once this returns. */
  append(entries: readonly JournalEntry[]): void
  clear(): void
  close(): void
}

export const forgetful = (): Journal => ({
  entries: () => [],
  append: () => undefined,
  clear: () => undefined,
  close: () => undefined,
})

function parse(line: string): JournalEntry[] {
  try {
    return z.array(entry).parse(JSON.parse(line))
  } catch {
    return [] // a process died while it wrote the last line: nobody was told that it had happened
  }
}

const textOf = (entries: readonly JournalEntry[]) => `${JSON.stringify(entries)}\n`

/**
 * One line per write in `folder`, appended before the answer: what was acknowledged survives the end of the process.
 * The file is written again, without what was overwritten, when it is opened.
 */
export function fileJournal(folder: string): Journal {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, "journal.jsonl")
  const kept = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n").filter(Boolean).flatMap(parse) : []
  const latest = [...new Map(kept.map((write) => [`${write.table} ${write.id}`, write])).values()]
  fs.writeFileSync(`${file}.new`, latest.map((write) => textOf([write])).join(""))
  fs.renameSync(`${file}.new`, file)
  const handle = fs.openSync(file, "a")
  return {
    entries: () => latest,
    append: (entries) => fs.writeSync(handle, textOf(entries)),
    clear: () => fs.ftruncateSync(handle),
    close: () => fs.closeSync(handle),
  }
}
