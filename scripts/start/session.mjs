import { StartError } from "../lib/start-error.mjs"
import { loadTypeScript } from "../lib/typescript.mjs"
import { connected } from "../recovery/connected.mjs"

const ANSWER_MS = 8_000

/**
 * A preparation holds a lock for the length of its session. A pool that lends connections by the transaction would keep it on
 * one of them, and the next preparation would wait for it in vain.
 * @throws StartError if such a pool is in between
 */
export async function requireOwnSession(databaseUrl) {
  const { requireSession } = loadTypeScript("src/platform/listening/session-check.ts")
  try {
    await connected(databaseUrl, (client) => requireSession(client, { databaseUrl, withinMs: ANSWER_MS }))
  } catch ({ message }) {
    throw new StartError(`DATABASE_URL: ${message}.`)
  }
}
