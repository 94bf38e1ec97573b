import type { LoadMessage } from "./messages"

/**
 * Fetches and reads a file along with the page, which stays free for the customer. @returns stops it and frees its memory
 */
export function loadPointCloud(url: string, onMessage: (message: LoadMessage) => void): () => void {
  const worker = new Worker(new URL("./point-cloud.worker.ts", import.meta.url), { type: "module" })
  const stop = () => worker.terminate()
  worker.onmessage = ({ data }: MessageEvent<LoadMessage>) => {
    onMessage(data)
    if (data.kind === "done" || data.kind === "failed") stop()
  }
  worker.onerror = () => {
    onMessage({ kind: "failed", fault: "network" })
    stop()
  }
  worker.postMessage(new URL(url, window.location.href).href)
  return stop
}
