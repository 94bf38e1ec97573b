import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type Reads = readonly (() => PromiseLike<unknown>)[]
type Answers<Asked extends Reads> = { -readonly [Position in keyof Asked]: Awaited<ReturnType<Asked[Position]>> }

/**
 * Reads that need nothing of each other: at the same time on connections of the pool, in a transaction one after the other,
 * since its only connection takes one statement at a time.
 */
export async function sideBySide<const Asked extends Reads>(
  db: Pick<Knex, "isTransaction">,
  ...reads: Asked
): Promise<Answers<Asked>> {
  const answers: unknown[] = []
  if (!db.isTransaction) answers.push(...(await Promise.all(reads.map((read) => read()))))
  else for (const read of reads) answers.push(await read())
  return answers as Answers<Asked>
}
