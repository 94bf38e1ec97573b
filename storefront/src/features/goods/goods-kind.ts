import type { GoodsKind } from "#shop/catalogue/wire/product"
import { paths } from "../../lib/paths"

/** What the pages of accessories and those of software & services do differently. */
export const GOODS = {
  accessory: { texts: "accessory", listPath: paths.accessories, productPath: paths.accessoryProduct },
  "software-service": { texts: "software", listPath: paths.software, productPath: paths.softwareProduct },
} as const satisfies Record<GoodsKind, object>
