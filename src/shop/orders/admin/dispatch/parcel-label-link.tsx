import { Button } from "@medusajs/ui"

/** The label for an order's parcel, as a PDF. */
export const ParcelLabelLink = ({ orderId, number }: { orderId: string; number: string }) => (
  <Button size="small" variant="transparent" className="no-print min-h-11 md:min-h-0" asChild>
    <a href={`/admin/orders/${orderId}/parcel-label`} download aria-label={`Paketetikette für ${number}`}>
      Paketetikette
    </a>
  </Button>
)
