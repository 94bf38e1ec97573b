import { type ComponentType, useEffect, useState } from "react"
import { withinTimeLimit } from "./load-once"

/** A part that most visitors never see: its code is fetched once it is wanted; without it the page goes on, after `onMissing`. */
export function useOptionalPart<Props>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
  onMissing = () => {},
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same import each time
  useEffect(() => {
    if (!isWanted) return
    withinTimeLimit(load()).then(
      ({ default: loaded }) => setPart(() => loaded),
      (error) => {
        console.warn("A part of the page could not be loaded:", error)
        onMissing()
      },
    )
  }, [isWanted])

  return isWanted ? Part : null
}
