import { lazyPart } from "@/lib/page/lazy-part"
import type { OtherWaysProps } from "../wait-list/components/other-ways"

/** Loaded where a device isn't always free; the page is whole without it. */
export const OtherWaysPart = lazyPart<OtherWaysProps>(() => import("../wait-list/components/other-ways")).Later
