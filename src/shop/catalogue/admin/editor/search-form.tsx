import { Hint, Textarea } from "@medusajs/ui"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field } from "#admin/ui/form-parts"
import { SwitchField } from "#admin/ui/product-fields/switch-field"
import { TextField } from "#admin/ui/text-field"
import { GroupNotice } from "./group-notice"
import { type GroupFormProps, useGroupForm } from "./use-group-form"

/** How the product is found: in the shop's own search and by search engines. */
export function SearchForm(props: GroupFormProps) {
  const form = useGroupForm("search", props)
  const { values, change, error } = form
  const { name, subtitle } = props.product.groups.card.values
  return (
    <DrawerForm
      title="Suche und SEO"
      action="Speichern"
      isPending={form.isPending}
      onSend={form.save}
      onClose={form.close}
    >
      <GroupNotice form={form} />
      <SwitchField
        label="In der Suche des Shops"
        checked={values.in_search}
        onChange={(in_search) => change({ in_search })}
      />
      <Field label="Weitere Suchwörter" name="search_keywords" error={error}>
        {(input) => (
          <>
            <Textarea
              {...input}
              maxLength={1000}
              value={values.search_keywords}
              onChange={({ target }) => change({ search_keywords: target.value.replace(/\n/g, " ") })}
            />
            <Hint>Danach wird gesucht; gezeigt werden sie nicht.</Hint>
          </>
        )}
      </Field>
      <TextField
        label="Titel für Suchmaschinen"
        name="seo_title"
        error={error}
        placeholder={name}
        maxLength={150}
        value={values.seo_title}
        onChange={(seo_title) => change({ seo_title })}
      />
      <Field label="Beschreibung für Suchmaschinen" name="seo_description" error={error}>
        {(input) => (
          <>
            <Textarea
              {...input}
              maxLength={320}
              placeholder={subtitle}
              value={values.seo_description}
              onChange={({ target }) => change({ seo_description: target.value.replace(/\n/g, " ") })}
            />
            <Hint>{values.seo_description.length} Zeichen; gut sind 70 bis 160.</Hint>
          </>
        )}
      </Field>
    </DrawerForm>
  )
}
