import type { GoodsKind } from "@contract"
import { paths } from "../../lib/paths"

/** What the pages of accessories and those of software & services do differently. */
export const GOODS = {
  accessory: { listPath: paths.accessories, texts: "accessory" },
  "software-service": { listPath: paths.software, texts: "software" },
} as const satisfies Record<GoodsKind, object>
