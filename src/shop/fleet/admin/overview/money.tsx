import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { Box } from "#admin/ui/box"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { OpenSums } from "../../wire/staff-overview"

const invoicesText = (count: number) => (count === 1 ? "1 Rechnung" : `${count} Rechnungen`)

interface SumProps {
  name: string
  sum: string
  invoices: number
  to: string
}

/** What customers owe, and what of it should be paid already; each leads to its orders. */
export const OpenMoney = ({ open, overdue }: OpenSums) => (
  <Box
    title="Offene Rechnungen"
    id="open-sums"
    hint="Was Kunden noch schulden, inkl. MWST, wie es die Buchhaltung sagt."
  >
    <div className="grid grid-cols-1 divide-y sm:grid-cols-2 sm:divide-x sm:divide-y-0">
      <Sum name="Offen" {...open} to="/orders?filter=unpaid" />
      <Sum name="davon überfällig" {...overdue} to="/orders?filter=unpaid_late" />
    </div>
  </Box>
)

const Sum = ({ name, sum, invoices, to }: SumProps) => (
  <div className="px-6 py-4">
    <Text size="small" className="text-ui-fg-subtle">
      {name}
    </Text>
    <Text size="xlarge" weight="plus">
      {chfWithRappen(fromWireMoney(sum))}
    </Text>
    <Link to={to} className="txt-small text-ui-fg-interactive-hover">
      {invoicesText(invoices)}
    </Link>
  </div>
)
