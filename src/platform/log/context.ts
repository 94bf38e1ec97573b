import { AsyncLocalStorage } from "node:async_hooks"

/** What a line belongs to: the request that is answered, or the job that runs. */
export interface LogContext {
  request?: string
  job?: string
}

const storage = new AsyncLocalStorage<LogContext>()

/** Every line that is written while `act` runs, and in what it sets going, names the context. */
export const inLogContext = <Result>(context: LogContext, act: () => Result): Result => storage.run(context, act)

export const logContext = (): LogContext => storage.getStore() ?? {}
