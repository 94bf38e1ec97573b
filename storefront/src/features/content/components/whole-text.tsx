import { type ReactNode, Suspense, use } from "react"
import { useSanitiser } from "@/components/html"
import { Spinner } from "@/components/spinner"
import { useArrival } from "@/components/use-arrival"
import { useIsServerDrawn } from "@/lib/page/hydrated"

/** Many texts that appear at once, so that nothing moves and the place that the address names is found. */
export const WholeText = ({ children }: { children: ReactNode }) => {
  const sanitiser = useSanitiser(!useIsServerDrawn())
  return (
    <Suspense fallback={<Spinner />}>
      <Ready sanitiser={sanitiser}>{children}</Ready>
    </Suspense>
  )
}

interface ReadyProps {
  sanitiser: ReturnType<typeof useSanitiser>
  children: ReactNode
}

/** What came with the rendered page needs no waiting; what arrives later waits for the sanitiser of its texts. */
const Ready = ({ sanitiser, children }: ReadyProps) => {
  if (sanitiser) use(sanitiser)
  useArrival()
  return children
}
