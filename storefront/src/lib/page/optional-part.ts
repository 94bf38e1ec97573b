import { type ComponentType, useEffect, useState } from "react"

/** A part of the frame that most visitors never see: its code is fetched once it is wanted; without it the page goes on. */
export function useOptionalPart<Props>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same import each time
  useEffect(() => {
    if (!isWanted) return
    load().then(
      ({ default: loaded }) => setPart(() => loaded),
      (error) => console.warn("A part of the page could not be loaded:", error),
    )
  }, [isWanted])

  return isWanted ? Part : null
}
