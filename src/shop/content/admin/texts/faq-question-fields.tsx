import { Button, Input } from "@medusajs/ui"
import { Field } from "#admin/ui/form-parts"
import { RichText } from "#admin/ui/rich-text/index"
import type { FaqQuestion } from "../../rules/faq"
import type { Keyed } from "./keyed"

interface FaqQuestionFieldsProps {
  question: Keyed<FaqQuestion>
  isOpen: boolean
  onToggle(): void
  onChange(question: Keyed<FaqQuestion>): void
  onRemove(): void
}

/** A question by its words; opened, with what can be written on. */
export const FaqQuestionFields = ({ question, isOpen, onToggle, onChange, onRemove }: FaqQuestionFieldsProps) => (
  <div className="flex flex-col gap-y-3">
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="txt-compact-small-plus flex items-start gap-x-2 py-1 text-left"
    >
      <span aria-hidden="true">{isOpen ? "▾" : "▸"}</span>
      {question.title || "Neue Frage"}
    </button>
    {isOpen && (
      <>
        <Field label="Frage" name="question" error={null}>
          {(props) => (
            <Input
              {...props}
              value={question.title}
              onChange={({ target }) => onChange({ ...question, title: target.value })}
            />
          )}
        </Field>
        <Field label="Antwort" name="answer" error={null}>
          {(props) => (
            <RichText
              {...props}
              label="Antwort"
              value={question.answer}
              onChange={(answer) => onChange({ ...question, answer })}
            />
          )}
        </Field>
        <div>
          <Button type="button" size="small" variant="transparent" onClick={onRemove}>
            Frage löschen
          </Button>
        </div>
      </>
    )}
  </div>
)
