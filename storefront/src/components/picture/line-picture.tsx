import type { ComponentProps } from "react"
import { lazyPart } from "../../lib/page/lazy-part"
import type { Picture } from "./picture"

/** Follows the page as a chunk of its own: a line is read without it. */
const picture = lazyPart<ComponentProps<typeof Picture>>(async () => ({ default: (await import("./picture")).Picture }))

/** The small picture of a line of a cart or an order; its frame has its size before. */
export const LinePicture = ({ source }: { source: string }) => <picture.Later source={source} sizes="88px" />
