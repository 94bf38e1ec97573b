import { bexio } from "./bexio/erp"
import type { ErpIntegration } from "./define-erp"

/** The ERPs that the shop can be connected to, by the value of `ERP_MODE` that chooses them. */
export const ERPS = { bexio } satisfies Record<string, ErpIntegration>
