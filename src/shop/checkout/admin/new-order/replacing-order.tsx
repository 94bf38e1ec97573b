import { Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { periodText } from "#admin/lib/days"
import { staffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { BAR_TEXTS } from "#shop/orders/admin/rental-changes/bar-texts"
import type { StaffReplacedRental } from "#shop/orders/wire/staff-rental"
import { NewOrderForm } from "./new-order-form"

/** An order of another device in the place of a rental. */
export function ReplacingOrder({ id }: { id: string }) {
  // As it was when the page was opened: its order cancels it.
  const { data, isError } = useQuery({
    ...staffQuery<StaffReplacedRental>(`/admin/new-order/replaced/${encodeURIComponent(id)}`),
    ...{ queryKey: ["opened rental", id], staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  if (isError) return <Text className="p-6">Die Miete konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Text>
  if (!data) return <Text className="p-6">Wird geladen …</Text>
  const { product, starts_on, ends_on, shop_number, bar } = data
  const rental = `${product}, ${periodText(starts_on, ends_on)}, ${shop_number}`
  return (
    <>
      <Box title="Anderes Modell" id="replaced-rental">
        <Text size="small" className="break-words px-6 py-4">
          {bar
            ? `${rental}: ${BAR_TEXTS[bar]}`
            : `Statt ${rental}. Mit «Bestellen» wird diese Miete ohne Gebühr storniert; der Kunde erhält beide Mails.`}
        </Text>
      </Box>
      {!bar && (
        <NewOrderForm
          customerId={data.customer_id}
          wished={{ product: data.product_id, day: starts_on }}
          replaces={data.id}
        />
      )}
    </>
  )
}
