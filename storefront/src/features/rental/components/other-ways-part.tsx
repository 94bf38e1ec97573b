import { Suspense } from "react"
import { lazyPart } from "@/lib/page/lazy-part"
import type { OtherWaysProps } from "../wait-list/components/other-ways"

const otherWays = lazyPart<OtherWaysProps>(() => import("../wait-list/components/other-ways"))

/** Loaded where a device isn't always free; the page is whole without it. */
export const OtherWaysPart = (props: OtherWaysProps) => (
  <Suspense fallback={null}>
    <otherWays.Part {...props} />
  </Suspense>
)
