import { setTimeout as sleep } from "node:timers/promises"

/** For what the database tells all processes at once: well before the slow look for what it didn't tell, and enough on a busy machine. */
export const AT_ONCE_MS = 5_000

/** Asks again until the answer is truthy; for work that follows an answer, such as mails: a busy machine may take as long. */
export async function until<T>(what: string, ask: () => Promise<T> | T, timeoutMs = 20_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`)
    await sleep(25)
  }
}
