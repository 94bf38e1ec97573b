import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import type { StaffErpLink } from "../wire/staff-erp"
import { ERP_LINK_STATES } from "./erp-texts"

/** What of the accounts waits for staff; nothing while all goes by itself. */
export function ErpAlarms() {
  const { data } = useStaffQuery<StaffErpLink>("/admin/erp/link")
  if (!data) return null
  const { counts, gate } = data
  const isStopped = gate === "login" || gate === "down"
  const all = counts.parked + counts.credit + counts.late + counts.late_quotes + (isStopped ? 1 : 0)
  if (all === 0) return null
  return (
    <Box title="Buchhaltung" id="erp-alarms" count={all} color={counts.parked > 0 || isStopped ? "red" : "orange"}>
      <ul className="divide-y">
        {isStopped && <Alarm to="/erp">{ERP_LINK_STATES[gate].text}: Aufträge und Rechnungen warten</Alarm>}
        {counts.parked > 0 && (
          <Alarm to="/erp?filter=parked">
            {counts.parked} {counts.parked === 1 ? "Vorgang braucht" : "Vorgänge brauchen"} eine Korrektur
          </Alarm>
        )}
        {counts.credit > 0 && (
          <Alarm to="/erp?filter=credit">
            {counts.credit} {counts.credit === 1 ? "Gutschrift ist" : "Gutschriften sind"} freizugeben
          </Alarm>
        )}
        {counts.late > 0 && (
          <Alarm to="/erp">
            {counts.late} {counts.late === 1 ? "Vorgang wartet" : "Vorgänge warten"} seit Stunden
          </Alarm>
        )}
        {counts.late_quotes > 0 && (
          <Alarm to="/erp">
            {counts.late_quotes} {counts.late_quotes === 1 ? "Offerte wartet" : "Offerten warten"} seit Stunden
          </Alarm>
        )}
      </ul>
    </Box>
  )
}

const Alarm = ({ to, children }: { to: string; children: ReactNode }) => (
  <li className="px-6 py-3">
    <Link to={to} className="text-ui-fg-interactive-hover">
      <Text size="small">{children}</Text>
    </Link>
  </li>
)
