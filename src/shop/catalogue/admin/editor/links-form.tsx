import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { CheckField } from "#admin/ui/check-field"
import { ModalForm } from "#admin/ui/modal-form"
import { SwitchField } from "#admin/ui/product-fields/switch-field"
import { DEVICES } from "../../rules/devices"
import { MOST_LINKED } from "../../rules/product-limits"
import { COMPANION_KINDS, type StaffProductReference } from "../../wire/staff-product"
import { GroupNotice } from "./group-notice"
import { LinkedList } from "./linked-list"
import { ProductPicker } from "./product-picker"
import { type GroupFormProps, useGroupForm } from "./use-group-form"

/** What belongs together: accessories, software, devices, and what comes along in the cart. */
export function LinksForm(props: GroupFormProps) {
  const { product } = props
  const form = useGroupForm("links", props)
  const { values, change, error } = form
  const [names, setNames] = useState(() => new Map(product.linked.map(({ id, name }) => [id, name])))
  const nameOf = (id: string) => names.get(id) ?? "Gelöschtes Produkt"
  const know = ({ id, name }: StaffProductReference) => setNames((before) => new Map(before).set(id, name))
  const companion = values.companion_id
  return (
    <ModalForm
      title="Zubehör und Software"
      action="Speichern"
      isPending={form.isPending}
      isDirty={form.isDirty}
      error={error}
      onSend={form.save}
      onClose={props.onClose}
    >
      <GroupNotice form={form} />
      <LinkedList
        label="Zubehör"
        name="accessory_ids"
        ids={values.accessory_ids}
        kinds={["accessory"]}
        own={product.id}
        most={MOST_LINKED}
        error={error}
        nameOf={nameOf}
        onKnow={know}
        onChange={(accessory_ids) => change({ accessory_ids })}
      />
      <LinkedList
        label="Software und Services"
        name="software_ids"
        ids={values.software_ids}
        kinds={["software-service"]}
        own={product.id}
        most={MOST_LINKED}
        error={error}
        nameOf={nameOf}
        onKnow={know}
        onChange={(software_ids) => change({ software_ids })}
      />
      <fieldset className="flex flex-col gap-y-2">
        <legend className="txt-compact-small-plus mb-2">Pflichtbegleiter</legend>
        <Text size="small" className="text-ui-fg-subtle">
          Kommt im Warenkorb von selbst mit und kann nicht allein entfernt werden.
        </Text>
        {companion && (
          <div className="flex items-center gap-x-3">
            <Text size="small">{nameOf(companion)}</Text>
            <Button
              type="button"
              size="small"
              variant="transparent"
              aria-label={`Pflichtbegleiter ${nameOf(companion)} entfernen`}
              onClick={() => change({ companion_id: null })}
            >
              Entfernen
            </Button>
          </div>
        )}
        <Errors error={error} name="companion_id" />
        {!companion && (
          <ProductPicker
            label="Pflichtbegleiter suchen"
            kinds={COMPANION_KINDS}
            without={[product.id]}
            onPick={(picked) => {
              know(picked)
              change({ companion_id: picked.id })
            }}
          />
        )}
      </fieldset>
      <fieldset className="flex flex-col gap-y-2">
        <legend className="txt-compact-small-plus mb-2">Gehört zu den Geräten</legend>
        {DEVICES.map(({ tag, name }) => (
          <CheckField
            key={tag}
            label={name}
            isChecked={values.device_tags.includes(tag)}
            onChange={(isChosen) =>
              change({
                device_tags: DEVICES.map((device) => device.tag).filter((one) =>
                  one === tag ? isChosen : values.device_tags.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      {product.kind === "addon" && (
        <>
          <SwitchField
            label="Im Warenkorb empfehlen"
            checked={values.is_recommended}
            onChange={(is_recommended) => change({ is_recommended })}
          />
          <SwitchField
            label="Nur als Pflichtbegleiter"
            hint="Wird nicht einzeln angeboten und kann im Warenkorb nicht entfernt werden."
            checked={values.is_mandatory}
            onChange={(is_mandatory) => change({ is_mandatory })}
          />
        </>
      )}
    </ModalForm>
  )
}

const Errors = ({ error, name }: { error: Error | null; name: string }) => (
  <div role="alert">
    {fieldMessages(error, name).map((message) => (
      <Text key={message} size="small" className="text-ui-fg-error">
        {message}
      </Text>
    ))}
  </div>
)
