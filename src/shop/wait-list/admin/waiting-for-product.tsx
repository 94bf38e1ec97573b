import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import type { StaffWaitList } from "../wire/staff-wait-list"

/** How many are on the list for a product; nothing while nobody is. */
export function WaitingForProduct({ productId }: { productId: string }) {
  const { data } = useStaffQuery<StaffWaitList>(
    `/admin/wait-list?${new URLSearchParams({ product_id: productId, limit: "1" })}`,
  )
  if (!data || data.count === 0) return null
  return (
    <Text size="small" className="px-6 py-4">
      <Link to={`/wait-list?product_id=${productId}`} className="text-ui-fg-interactive-hover">
        {data.count === 1
          ? "Auf der Warteliste steht eine Person."
          : `Auf der Warteliste stehen ${data.count} Personen.`}
      </Link>
    </Text>
  )
}
