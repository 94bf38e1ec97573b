import type { ComponentProps } from "react"
import { lazyPart } from "@/lib/page/lazy-part"
import type ComparisonBar from "./components/comparison-bar"

/** Follows once a device is taken into the comparison. */
const comparisonBar = lazyPart<ComponentProps<typeof ComparisonBar>>(() => import("./components/comparison-bar"))

export const BarPart = (props: ComponentProps<typeof ComparisonBar>) =>
  props.slugs.length > 0 && <comparisonBar.Later {...props} />
