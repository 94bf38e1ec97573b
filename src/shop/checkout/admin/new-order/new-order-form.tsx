import { Button, Heading, Text } from "@medusajs/ui"
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useFieldArray } from "react-hook-form"
import { useNavigate } from "react-router-dom"
import { newKey } from "#admin/lib/new-key"
import { Box } from "#admin/ui/box"
import { useWrongFieldFocus } from "#admin/ui/form/guard/use-wrong-field-focus"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { GeneralErrors } from "#admin/ui/form-parts"
import { LeaveGuard } from "#admin/ui/leave-guard"
import { chfOfWire } from "#kernel/format-chf"
import type { CheckoutAnswer } from "../../wire/checkout"
import { CustomerBox } from "./customer-box"
import { DeviceBox } from "./device-box"
import { GoodsSearch } from "./goods-search"
import { HoldActions } from "./hold-actions"
import { bodyOf, type Held, missingOf, newDraft, type OrderDraft } from "./order-draft"
import { OrderLine } from "./order-line"
import { OrderSummary } from "./order-summary"
import { QuoteButton } from "./quote-button"
import { usePreview } from "./use-preview"

interface NewOrderFormProps {
  customerId: string
  wished?: { product: string; day: string }
  held?: Held
  /** The rental that it takes the place of. */
  replaces?: string
}

/** An order that staff put together while somebody is on the phone. */
export function NewOrderForm({ customerId, wished = { product: "", day: "" }, held, replaces }: NewOrderFormProps) {
  const navigate = useNavigate()
  const [key] = useState(newKey)
  const order = useResource<OrderDraft, CheckoutAnswer>({
    path: "/admin/new-order",
    list: "/admin",
    initial: { ...newDraft(customerId, held), replaces: replaces ?? null },
    done: ({ shop_number, approval }) =>
      approval ? "Die Firma lässt solche Bestellungen freigeben: Sie wartet darauf." : `${shop_number} ist bestellt.`,
    body: (draft) => bodyOf(draft, { key, confirmed_total: preview?.total_cost ?? "" }),
    onDone: ({ id, approval }, draft) => navigate(approval ? `/customers/${draft.customer_id}` : `/orders/${id}`),
  })
  const { control, error, isDirty, isPending } = order
  const draft = order.form.watch()
  const { append, remove, fields } = useFieldArray({ control, name: "lines", keyName: "key" })
  const { preview, error: refusal, isCurrent } = usePreview(draft)
  const lines = useRef<HTMLDivElement>(null)
  const form = useWrongFieldFocus(order.refusals)
  const missing = missingOf(draft)
  const isReady = missing.length === 0 && isCurrent
  const leave = () => {
    flushSync(() => order.form.reset(draft))
    navigate(`/customers/${draft.customer_id}`)
  }
  // Enter in a field orders nothing.
  const stay = (event: FormEvent) => event.preventDefault()
  const sendByKey = ({ key: pressed, ctrlKey, metaKey }: KeyboardEvent) => {
    if (pressed === "Enter" && (ctrlKey || metaKey) && isReady) order.send()
  }
  return (
    <form ref={form} onSubmit={stay} onKeyDown={sendByKey} noValidate className="flex flex-col gap-3">
      <Heading className="px-1">Neue Bestellung</Heading>
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-y-3">
          <CustomerBox
            control={control}
            draft={draft}
            message={order.form.formState.errors.customer_id?.message}
            change={order.change}
          />
          <DeviceBox customerId={draft.customer_id} wished={wished} onAdd={append}>
            {(facts) => (
              <div ref={lines} tabIndex={-1} className="outline-none">
                <Box title="Positionen" id="order-lines">
                  {fields.map((field, index) => (
                    <OrderLine
                      key={field.key}
                      control={control}
                      index={index}
                      line={draft.lines[index] ?? field}
                      facts={facts}
                      onAgain={append}
                      onRemove={() => {
                        remove(index)
                        lines.current?.focus()
                      }}
                    />
                  ))}
                  <div className="px-6 py-4">
                    <GoodsSearch onAdd={append} />
                  </div>
                </Box>
              </div>
            )}
          </DeviceBox>
          <Box title="Angaben" id="order-facts">
            <div className="flex flex-col gap-y-3 px-6 py-4">
              <TextField
                control={control}
                label="Referenz des Kunden (freiwillig)"
                name="referencenum"
                maxLength={15}
              />
              <LongTextField control={control} label="Notiz für das Team (freiwillig)" name="note" maxLength={2000} />
            </div>
          </Box>
        </div>
        <OrderSummary isEmpty={draft.lines.length === 0} preview={preview} error={refusal}>
          <div className="flex flex-col gap-y-2 px-6 py-4">
            <Text size="small" className="text-ui-fg-subtle">
              Der Kunde hat Total und AGB angenommen, am Telefon oder im Laden. Er erhält die Bestätigung per Mail.
            </Text>
            <GeneralErrors error={error} />
            <Button type="button" disabled={!isReady} isLoading={isPending} onClick={() => order.send()}>
              {preview ? `Bestellen, ${chfOfWire(preview.total_cost)}` : "Bestellen"}
            </Button>
            {!replaces && (
              <>
                <QuoteButton draft={draft} total={preview?.total_cost ?? ""} isReady={isReady} onQuoted={leave} />
                <HoldActions
                  draft={draft}
                  until={held?.expires_at}
                  isReady={isReady}
                  onHeld={leave}
                  onLeave={() => order.change({ hold: null })}
                />
              </>
            )}
            <Text size="small" className="text-ui-fg-subtle">
              {missing.length > 0 ? `Es fehlt: ${missing.join(", ")}` : "Ctrl + Enter bestellt."}
            </Text>
          </div>
        </OrderSummary>
      </div>
      {isDirty && <LeaveGuard isDirty />}
    </form>
  )
}
