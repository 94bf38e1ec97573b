import { lazyPart } from "@/lib/page/lazy-part"
import type { Order } from "../order"
import "@/components/order-steps/step-list.css"

const timeline = lazyPart<{ order: Order }>(() => import("./timeline-view"))

/** Its code comes while the order is still asked for; a place is kept for it. */
timeline.preload().catch(() => undefined)

export const TimelinePart = ({ order }: { order: Order }) => (
  <div className="tl-place">
    <timeline.Later order={order} />
  </div>
)
