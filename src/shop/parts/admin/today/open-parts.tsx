import { Badge, Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { dayText, nearDayText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { ActionButton } from "#admin/ui/form/action-button"
import { chfOfWire } from "#kernel/format-chf"
import type { StaffOpenPart, StaffOpenParts, StaffTightPool } from "../../wire/open-parts"
import { FoundDrawer } from "./found-drawer"

const PATH = "/admin/rental/open-parts"

/** What is missing of sets, and which pieces run short; nothing where all is there. */
export function OpenParts() {
  const [found, setFound] = useState<StaffOpenPart | null>(null)
  const { data } = useStaffQuery<StaffOpenParts>(PATH)
  if (!data || data.open.length + data.tight.length === 0) return null
  const left = data.total - data.open.length
  return (
    <Box title="Offene Teile" id="open-parts" count={data.total} color={data.total > 0 ? "orange" : "grey"}>
      {data.tight.length > 0 && <TightPools pools={data.tight} />}
      <ul className="divide-y empty:hidden">
        {data.open.map((part) => (
          <OpenPart key={part.id} part={part} onFound={() => setFound(part)} />
        ))}
      </ul>
      {left > 0 && (
        <Text size="small" className="text-ui-fg-subtle px-6 py-3">
          Und {left} neuere.
        </Text>
      )}
      {found && <FoundDrawer key={found.id} part={found} path={PATH} onClose={() => setFound(null)} />}
    </Box>
  )
}

const TightPools = ({ pools }: { pools: readonly StaffTightPool[] }) => (
  <ul className="divide-y">
    {pools.map(({ id, name, pieces, needed, day }) => (
      <li key={id} className="flex flex-wrap items-center gap-2 px-6 py-3">
        <Badge size="2xsmall" color="orange">
          Teile knapp
        </Badge>
        <Text size="small">
          {name}: am {dayText(day)} gebraucht {needed}, vorhanden {pieces}.
        </Text>
      </li>
    ))}
  </ul>
)

const nameOf = ({ name, serial_number }: StaffOpenPart) => [name, serial_number].filter(Boolean).join(" ")

const SETTLED = { billed: "verrechnet", waived: "erlassen" } as const

const OpenPart = ({ part, onFound }: { part: StaffOpenPart; onFound(): void }) => {
  const named = nameOf(part)
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-4">
      <div>
        <Text size="small" weight="plus">
          {part.quantity} × {named}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {part.product}, {part.unit_serial}
        </Text>
      </div>
      <div>
        {part.order_id ? (
          <Link to={`/orders/${part.order_id}`} className="txt-small text-ui-fg-interactive-hover">
            {part.shop_number} · {part.customer}
          </Link>
        ) : (
          <Text size="small">{part.customer}</Text>
        )}
        <Text size="xsmall" className="text-ui-fg-subtle">
          fehlt seit {nearDayText(part.noticed_on)}
        </Text>
      </div>
      <Text size="small">
        {chfOfWire(part.price)} je Stück, {SETTLED[part.settlement]}
        {part.reason && `: ${part.reason}`}
      </Text>
      <div className="no-print flex gap-2 md:justify-end">
        <Button size="small" variant="secondary" aria-label={`${named} nachgereicht`} onClick={onFound}>
          Nachgereicht
        </Button>
        <ActionButton
          action="Ersetzt"
          method="POST"
          aria-label={`${named} ersetzt`}
          path={`${PATH}/${part.id}/replaced`}
          list="/admin/rental"
          title={`${named} ersetzt?`}
          question="Das Set ist wieder vollständig. Was verrechnet wurde, bleibt geschuldet."
          isHarmless
          done="Das Set ist wieder vollständig."
        />
      </div>
    </li>
  )
}
