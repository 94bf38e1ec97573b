import { Text } from "@medusajs/ui"
import type { StaffHandover } from "../../wire/staff-handover"

interface EarlyReturnProps {
  handover: StaffHandover
  returnedOn: string
}

/** What an early return means for the price, before it is recorded. */
export const EarlyReturn = ({ handover, returnedOn }: EarlyReturnProps) =>
  returnedOn < handover.ends_on && (
    <Text size="small" className="text-ui-fg-subtle">
      Vorzeitig: Das Gerät ist wieder frei, die ganze Miete bleibt geschuldet.
    </Text>
  )
