import { Button } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { ReservationState } from "#shop/rental/wire/reservation"

interface TogetherLinksProps {
  lines: readonly { reservation_id: string | null; state: ReservationState | null }[]
}

const ACTIONS = [
  ["reserved", "Alle übergeben"],
  ["handed_over", "Alle zurücknehmen"],
] as const

/** To what can be done about several rentals of an order with one signature. */
export const TogetherLinks = ({ lines }: TogetherLinksProps) => {
  const actions = ACTIONS.flatMap(([state, text]) => {
    const those = lines.filter((line) => line.state === state && line.reservation_id !== null)
    return those.length > 1 ? [{ text, count: those.length, first: those[0].reservation_id }] : []
  })
  if (actions.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 px-6 py-4">
      {actions.map(({ text, count, first }) => (
        <Button key={text} size="small" variant="secondary" asChild>
          <Link to={`/desk/${first}/together`}>
            {text} ({count})
          </Link>
        </Button>
      ))}
    </div>
  )
}
