import type { ComponentProps } from "react"
import { Picture } from "@/components/picture/picture"
import { useIsHydrated } from "@/lib/page/hydrated"

/**
 * A picture beside the first one, which shares the line with no other: it comes once the page is alive. "Lazy" alone lets
 * browsers fetch whatever is a screen or two away, all of a gallery among it. Without scripts it is there from the start.
 */
export const FollowingPicture = (props: ComponentProps<typeof Picture>) => {
  const picture = <Picture {...props} />
  return useIsHydrated() ? picture : <noscript>{picture}</noscript>
}
