import { Button, Input, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { moved } from "#admin/lib/moved"
import { Field } from "#admin/ui/form-parts"
import { RichText } from "#admin/ui/rich-text/index"
import { SortableList } from "#admin/ui/sortable-list"
import { FaqQuestionFields } from "./faq-question-fields"
import { type KeyedGroup, newKey } from "./keyed"

interface FaqGroupFieldsProps {
  group: KeyedGroup
  /** With null the group goes. */
  onChange(group: KeyedGroup | null): void
}

/** A group of questions: its title and its questions, of which those are open that are written on. */
export function FaqGroupFields({ group, onChange }: FaqGroupFieldsProps) {
  const { title, lead, questions } = group
  const [opened, setOpened] = useState<readonly string[]>([])
  const ask = usePrompt()
  const change = (changes: Partial<KeyedGroup>) => onChange({ ...group, ...changes })
  const toggle = (key: string) =>
    setOpened(opened.includes(key) ? opened.filter((one) => one !== key) : [...opened, key])
  const add = () => {
    const question = { key: newKey(), id: "", title: "", answer: "" }
    toggle(question.key)
    change({ questions: [...questions, question] })
  }
  const remove = async () => {
    const description = `Mit ihr gehen ${questions.length} Fragen, sobald Sie speichern.`
    const words = { confirmText: "Löschen", cancelText: "Abbrechen" }
    if (questions.length === 0 || (await ask({ title: `Gruppe «${title}» löschen?`, description, ...words })))
      onChange(null)
  }
  return (
    <div className="flex flex-col gap-y-3">
      <Field label="Titel der Gruppe" name="title" error={null}>
        {(props) => <Input {...props} value={title} onChange={({ target }) => change({ title: target.value })} />}
      </Field>
      {lead !== "" && (
        <RichText label={`Einleitung von ${title}`} value={lead} onChange={(text) => change({ lead: text })} />
      )}
      <SortableList
        label={`Fragen von ${title}`}
        items={questions}
        idOf={({ key }) => key}
        nameOf={(question) => `Frage «${question.title}»`}
        onMove={(from, to) => change({ questions: moved(questions, from, to) })}
      >
        {(question) => (
          <FaqQuestionFields
            question={question}
            isOpen={opened.includes(question.key)}
            onToggle={() => toggle(question.key)}
            onChange={(changed) =>
              change({ questions: questions.map((one) => (one.key === question.key ? changed : one)) })
            }
            onRemove={() => change({ questions: questions.filter(({ key }) => key !== question.key) })}
          />
        )}
      </SortableList>
      <div className="flex flex-wrap gap-2">
        <Button type="button" size="small" variant="secondary" onClick={add}>
          Frage hinzufügen
        </Button>
        <Button type="button" size="small" variant="transparent" onClick={remove}>
          Gruppe löschen
        </Button>
      </div>
    </div>
  )
}
