import { Button, Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router-dom"
import { instantText } from "#admin/lib/instants"
import { staffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import type { StaffHoldAnswer } from "../../wire/staff-order"
import { NewOrderForm } from "./new-order-form"

type Held = NonNullable<StaffHoldAnswer["hold"]>

/** An order of what was held; one that has ended says so, and can be the beginning of another. */
export function HeldOrder({ id }: { id: string }) {
  const [isAgain, setIsAgain] = useState(false)
  // As it was when the page was opened: its order ends it.
  const { data, isError } = useQuery({
    ...staffQuery<StaffHoldAnswer>(`/admin/new-order/holds/${encodeURIComponent(id)}`),
    ...{ queryKey: ["opened hold", id], staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  if (isError)
    return <Text className="p-6">Die Reservation konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Text>
  if (!data) return <Text className="p-6">Wird geladen …</Text>
  const { hold, end } = data
  if (hold && (end === null || isAgain)) {
    return <NewOrderForm customerId={hold.customer_id} held={end === null ? hold : { ...hold, id: null }} />
  }
  return (
    <Box title="Reservation" id="order-hold-over">
      <div className="flex flex-col items-start gap-y-3 px-6 py-4">
        <Text size="small" role="status">
          {hold ? OVER[end ?? "ended"](hold) : "Diese Reservation gibt es nicht mehr."}
        </Text>
        {hold && (
          <Text size="small" className="break-words text-ui-fg-subtle">
            {[hold.customer, ...hold.lines.map(({ name }) => name)].join(", ")}
          </Text>
        )}
        <div className="flex flex-wrap gap-2">
          {hold && (
            <Button type="button" size="small" onClick={() => setIsAgain(true)}>
              Mit diesen Angaben neu beginnen
            </Button>
          )}
          <Button size="small" variant="secondary" asChild>
            <Link to="/new-order">Leer beginnen</Link>
          </Button>
        </div>
      </div>
    </Box>
  )
}

const OVER = {
  lapsed: ({ expires_at }: Held) =>
    `Diese Reservation galt bis ${instantText(expires_at)}. Die Geräte sind nicht mehr reserviert.`,
  ended: () => "Diese Reservation ist schon bestellt oder freigegeben.",
}
