import { Button, Input } from "@medusajs/ui"
import { useState } from "react"
import { moved } from "#admin/lib/moved"
import { Field } from "#admin/ui/form-parts"
import { RichText } from "#admin/ui/rich-text/index"
import { SortableList } from "#admin/ui/sortable-list"
import { type Faq, faqOf, htmlOfFaq } from "../../rules/faq"
import { FaqGroupFields } from "./faq-group-fields"
import { type KeyedGroup, keyed, newKey } from "./keyed"

type Draft = Omit<Faq, "groups"> & { groups: KeyedGroup[] }

const draftOf = (html: string): Draft => {
  const faq = faqOf(html)
  return { ...faq, groups: faq.groups.map((group) => keyed({ ...group, questions: group.questions.map(keyed) })) }
}

/** Questions and answers in groups, each in an order of its own. */
export function FaqField({ html, onChange }: { html: string; onChange(html: string): void }) {
  const [draft, setDraft] = useState(() => draftOf(html))
  const change = (changes: Partial<Draft>) => {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    onChange(htmlOfFaq(changed))
  }
  const { title, lead, groups } = draft
  const replace = (key: string, group: KeyedGroup | null) =>
    change({ groups: groups.flatMap((one) => (one.key !== key ? one : (group ?? []))) })
  const add = () =>
    change({ groups: [...groups, { key: newKey(), id: "", title: "Neue Gruppe", lead: "", questions: [] }] })
  return (
    <>
      <Field label="Titel" name="title" error={null}>
        {(props) => <Input {...props} value={title} onChange={({ target }) => change({ title: target.value })} />}
      </Field>
      <Field label="Einleitung" name="lead" error={null}>
        {(props) => <RichText {...props} label="Einleitung" value={lead} onChange={(text) => change({ lead: text })} />}
      </Field>
      <SortableList
        label="Gruppen"
        items={groups}
        idOf={({ key }) => key}
        nameOf={(group) => `Gruppe «${group.title}»`}
        onMove={(from, to) => change({ groups: moved(groups, from, to) })}
      >
        {(group) => <FaqGroupFields group={group} onChange={(changed) => replace(group.key, changed)} />}
      </SortableList>
      <div>
        <Button type="button" size="small" variant="secondary" onClick={add}>
          Gruppe hinzufügen
        </Button>
      </div>
    </>
  )
}
