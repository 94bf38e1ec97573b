import { once } from "node:events"
import { Worker } from "node:worker_threads"

/** A call that a crowd repeats; `{n}` in path and body is another number each time. */
export interface HostileCall {
  method: "GET" | "POST"
  path: string
  body?: object
}

interface Crowd {
  baseUrl: string
  clients: number
  /** Where they come from. */
  address: string
}

/** Clients that repeat a call without a pause. @returns stops them and tells their answers by status */
export function startCrowd({ method, path, body }: HostileCall, crowd: Crowd) {
  const worker = new Worker(new URL("./hostile-clients.mjs", import.meta.url), {
    workerData: { ...crowd, method, path, body: body && JSON.stringify(body) },
  })
  return async (): Promise<Record<string, number>> => {
    worker.postMessage("stop")
    const [counts] = await once(worker, "message")
    await worker.terminate()
    return counts
  }
}
