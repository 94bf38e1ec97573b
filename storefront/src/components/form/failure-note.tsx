import fieldLabels from "@words/fields.json"
import { useTranslation } from "react-i18next"
import { ApiError } from "../../lib/http/api-error"
import { useShop } from "../../lib/shop"
import { Note } from "../note"
import { refusalLines } from "./refusal"

interface FailureNoteProps {
  error: Error | null
}

/** Why a form was not accepted: each 'field: message', or the general message with the phone number without an answer. */
export const FailureNote = ({ error }: FailureNoteProps) => {
  const { t } = useTranslation()
  const { phone } = useShop()
  if (!error) return null
  const lines = error instanceof ApiError && error.isRefusal ? refusalLines(error, fieldLabels) : []
  return (
    <Note kind="err">
      {lines.length === 0 && <p>{t("error.genericWithPhone", { phone })}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}
