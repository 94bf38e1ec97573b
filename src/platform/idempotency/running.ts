import { AsyncLocalStorage } from "node:async_hooks"

/** The call that runs under a key, as one of possibly several that tried. */
export interface RunningKey {
  id: string
  /** Counts who took the call over from a process that didn't end it. */
  attempt: number
  /** The answer is given: what is still done belongs to no call. */
  isOver: boolean
}

const storage = new AsyncLocalStorage<RunningKey | undefined>()

export const whileRunning = <Result>(key: RunningKey, act: () => Result): Result => storage.run(key, act)

/** Undefined where no key was sent, which costs nothing. */
export function runningKey(): RunningKey | undefined {
  const key = storage.getStore()
  return key?.isOver ? undefined : key
}

/** For what a call writes though it isn't what it is for, such as counted attempts: it may be done once more. */
export const besidesTheCall = <Result>(act: () => Result): Result => storage.run(undefined, act)
