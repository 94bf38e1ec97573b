import { createContext, useCallback, useState } from "react"

/** By which a field tells its form that a file is on its way, and that it no longer is. */
export const RunningUploads = createContext<(change: 1 | -1) => void>(() => undefined)

/** Whether files of a form are on their way: without them it isn't sent. `report` goes to its fields by `RunningUploads`. */
export function useRunningUploads() {
  const [running, setRunning] = useState(0)
  const report = useCallback((change: 1 | -1) => setRunning((count) => count + change), [])
  return { isUploading: running > 0, report }
}
