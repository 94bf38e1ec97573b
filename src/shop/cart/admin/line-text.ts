import { periodText } from "#admin/lib/days"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffCartLine } from "../wire/staff-cart"

/** "9 Tage, Mo 7.12.2026 – Mi 16.12.2026, CHF 1'566.00". */
export const lineText = ({ quantity, period, total }: Pick<StaffCartLine, "quantity" | "period" | "total">): string =>
  [quantity, period && periodText(period.start, period.end), chfWithRappen(total)].filter(Boolean).join(", ")
