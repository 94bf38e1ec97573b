import { availableParallelism } from "node:os"
import { tooBusy } from "../refusal"
import { Turns } from "../turns"

/**
 * A password's hash takes a processor for a tenth of a second and one of Node's four threads, which also read files and
 * compress pages.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Who finds so many waiting is asked to come again: a few seconds' work. */
const MOST_WAITING = 40

/** Hashes under way between `assertRoomToHash` and their turn wait too; front-desk.ts lets in only so many. */
const hashes = new Turns({ atOnce: AT_ONCE, waiting: 1_000, patienceMs: 60_000 })

/** @throws Refusal 503 with `Retry-After` if more passwords wait to be hashed than soon will be */
export function assertRoomToHash() {
  if (hashes.waiting >= MOST_WAITING) throw tooBusy()
}

/**
 * Whatever hashes a password, in turn. Nothing of the database may be held meanwhile.
 * @param purpose purposes take turns: guesses at logins don't hold up who sets a new password
 */
export const hashInTurn = <Result>(purpose: string, hash: () => Promise<Result>) => hashes.run(purpose, hash)
