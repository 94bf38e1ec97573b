import { Badge, Button, Text } from "@medusajs/ui"
import { useEffect, useRef, useState } from "react"
import type { Control } from "react-hook-form"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { FieldMessage } from "#admin/ui/form/field-frame"
import { TryAgain } from "#admin/ui/form/try-again"
import { NewCustomerDrawer } from "#shop/accounts/admin/new-customer-drawer"
import type { Address } from "#shop/accounts/wire/address"
import type { StaffCustomerAnswer } from "#shop/accounts/wire/staff-customers"
import { AddressFields } from "./address-fields"
import { CustomerSearch } from "./customer-search"
import { type OrderDraft, OTHER_ADDRESS, OWN_ADDRESS, UNKNOWN_ADDRESSES } from "./order-draft"

interface CustomerBoxProps {
  control: Control<OrderDraft>
  draft: OrderDraft
  message: string | undefined
  change(part: Partial<OrderDraft>): void
}

/** Who orders: found, or made while he is on the phone. */
export function CustomerBox({ control, draft, message, change }: CustomerBoxProps) {
  const customerId = draft.customer_id
  const [made, setMade] = useState<string | null>(null)
  const choose = (id: string) => change({ customer_id: id })
  const another = () => change({ customer_id: "", hold: null, ...UNKNOWN_ADDRESSES })
  return (
    <Box
      title="Kunde"
      id="order-customer"
      actions={
        customerId !== "" && (
          <Button type="button" size="small" variant="transparent" onClick={another}>
            Anderer Kunde
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-y-3 px-6 py-4">
        {customerId === "" ? (
          <CustomerSearch onChoose={choose} onNew={setMade} />
        ) : (
          <Chosen key={customerId} draft={draft} control={control} change={change} />
        )}
        <FieldMessage message={message} />
      </div>
      {made !== null && (
        <NewCustomerDrawer
          words={made}
          onClose={() => setMade(null)}
          onMade={(id) => {
            setMade(null)
            choose(id)
          }}
        />
      )}
    </Box>
  )
}

function Chosen({ draft, control, change }: Omit<CustomerBoxProps, "message">) {
  const { data, isError, refetch } = useStaffQuery<StaffCustomerAnswer>(`/admin/customers/${draft.customer_id}/account`)
  const account = data?.account
  const box = useRef<HTMLDivElement>(null)
  // What the customer has made his standard, as at the checkout, where nothing was held for another; what is chosen afterwards stays.
  const isKnown = account !== undefined && account !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the customer is known.
  useEffect(() => {
    if (!account) return
    // The search that had the focus is gone.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    const known = [OWN_ADDRESS, OTHER_ADDRESS, ...account.addresses.map(({ id }) => id)]
    const idOf = (held: string, isStandard: (address: Address) => boolean) =>
      known.includes(held) ? held : (account.addresses.find(isStandard)?.id ?? OWN_ADDRESS)
    const { company, first_name, last_name } = account
    const { shipping_address: site, billing_address_id: billing, shipping_address_id: shipping } = draft
    change({
      shipping_address: shipping === OTHER_ADDRESS ? site : { ...site, company, first_name, last_name },
      billing_address_id: idOf(billing, (address) => address.is_default_billing),
      shipping_address_id: idOf(shipping, (address) => address.is_default_shipping),
    })
  }, [isKnown])
  if (data && !account) return <Text size="small">Dieser Kunde hat kein Konto im Shop.</Text>
  if (!account && isError) return <TryAgain onRetry={refetch} />
  if (!account) return <Text size="small">Wird geladen …</Text>
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-y-3 outline-none">
      <Text size="small" weight="plus" className="break-words">
        {account.company} {account.deactivation && <Badge size="2xsmall">Gesperrt</Badge>}
      </Text>
      <Text size="small" className="break-words text-ui-fg-subtle">
        {[`${account.first_name} ${account.last_name}`, account.city, account.phone, account.email].join(" · ")}
      </Text>
      <AddressFields control={control} account={account} />
    </div>
  )
}
