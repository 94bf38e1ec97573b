import { createContext, type ReactNode, useCallback, useState } from "react"
import { LeaveGuard } from "../../leave-guard"

/** By which a box tells whether something in it isn't saved yet. */
export const DirtyBoxes = createContext<(id: string, isDirty: boolean) => void>(() => undefined)

/** Boxes that are saved one by one: asks once before the page is left while any of them isn't. */
export function GuardedBoxes({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const report = useCallback(
    (id: string, isDirty: boolean) =>
      setDirty((before) => {
        if (before.has(id) === isDirty) return before
        const others = [...before].filter((each) => each !== id)
        return new Set(isDirty ? [...others, id] : others)
      }),
    [],
  )
  return (
    <DirtyBoxes.Provider value={report}>
      <div className="flex flex-col gap-y-3">{children}</div>
      <LeaveGuard isDirty={dirty.size > 0} />
    </DirtyBoxes.Provider>
  )
}
