import { SwitchField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { type GroupFormProps, useGroup } from "./use-group"

/** How the product is found: in the shop's own search and by search engines. */
export function SearchForm(props: GroupFormProps) {
  const { control, form, frame } = useGroup("search", props)
  const { name, subtitle } = props.product.groups.card.values
  return (
    <ResourceForm as="drawer" title="Suche und SEO" {...frame}>
      <SwitchField control={control} label="In der Suche des Shops" name="in_search" />
      <LongTextField
        control={control}
        label="Weitere Suchwörter"
        name="search_keywords"
        maxLength={1000}
        isOneLine
        hint="Danach wird gesucht; gezeigt werden sie nicht."
      />
      <TextField
        control={control}
        label="Titel für Suchmaschinen"
        name="seo_title"
        placeholder={name}
        maxLength={150}
      />
      <LongTextField
        control={control}
        label="Beschreibung für Suchmaschinen"
        name="seo_description"
        maxLength={320}
        placeholder={subtitle}
        isOneLine
        hint={`${form.watch("seo_description").length} Zeichen; gut sind 70 bis 160.`}
      />
    </ResourceForm>
  )
}
