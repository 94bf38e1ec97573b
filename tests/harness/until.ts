import { setTimeout as sleep } from "node:timers/promises"

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
