import { type ReactNode, Suspense, use } from "react"
import { loadSanitiser } from "@/components/html"
import { Spinner } from "@/components/spinner"
import { useArrival } from "@/components/use-arrival"
import { useIsServerDrawn } from "@/lib/page/hydrated"

/** Many texts that appear at once, so that nothing moves and the place that the address names is found. */
export const WholeText = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Spinner />}>
    <Ready>{children}</Ready>
  </Suspense>
)

/** What came with the rendered page needs no waiting; what arrives later waits for the sanitiser of its texts. */
const Ready = ({ children }: { children: ReactNode }) => {
  const isServerDrawn = useIsServerDrawn()
  if (!isServerDrawn) use(loadSanitiser())
  useArrival()
  return children
}
