import { Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import type { StaffOrderList } from "#shop/erp/wire/staff-order-list"
import type { StaffWaitList } from "#shop/wait-list/wire/staff-wait-list"
import { useMay } from "../../lib/use-own-role"
import { staffQuery, useStaffQuery } from "../../lib/use-staff-query"
import { Box } from "../../ui/box"

/** What nobody has to do now but somebody should know: each leads to its list. */
export function InSight() {
  const orders = useStaffQuery<Pick<StaffOrderList, "counts">>("/admin/order-list?limit=1")
  const offers = useQuery({
    ...staffQuery<Pick<StaffWaitList, "count">>("/admin/wait-list?state=offered&limit=1"),
    enabled: useMay("rentals"),
  })
  const { unpaid_late: late = 0, unpaid = 0 } = orders.data?.counts ?? {}
  const rows = [
    { count: late, to: "/orders?filter=unpaid_late", one: "Zahlung ist überfällig", more: "Zahlungen sind überfällig" },
    {
      count: unpaid,
      to: "/orders?filter=unpaid",
      one: "Bestellung ist unbezahlt",
      more: "Bestellungen sind unbezahlt",
    },
    {
      count: offers.data?.count ?? 0,
      to: "/wait-list?state=offered",
      one: "Angebot der Warteliste läuft",
      more: "Angebote der Warteliste laufen",
    },
  ].filter(({ count }) => count > 0)
  if (rows.length === 0) return null
  return (
    <Box title="Im Blick" id="in-sight">
      <ul className="divide-y">
        {rows.map(({ count, to, one, more }) => (
          <li key={to} className="px-6 py-3">
            <Link to={to} className="text-ui-fg-interactive-hover">
              <Text size="small">
                {count} {count === 1 ? one : more}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  )
}
