import { type FormEvent, useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { paths } from "@/lib/paths"
import "../texts"
import "@/components/form/fields.css"
import "../search.css"

interface SearchFormProps {
  text: string
  onType: (text: string) => void
  onSubmit: () => void
}

/** 'Search term' and 'Search' (spec "public shop" §2); a plain form that works without scripts, too. */
export const SearchForm = ({ text, onType, onSubmit }: SearchFormProps) => {
  const { t } = useTranslation("search")
  const id = useId()
  const field = useRef<HTMLInputElement>(null)

  // What was typed before the scripts arrived is in the field alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    if (field.current && field.current.value !== text) onType(field.current.value)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <search lang="en">
      <form className="search-form" action={paths.search} onSubmit={submit}>
        <div className="f">
          <label htmlFor={id}>{t("page.label")}</label>
          <input
            className="in"
            ref={field}
            id={id}
            type="search"
            name="query"
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        </div>
        <Button type="submit">{t("page.action")}</Button>
      </form>
    </search>
  )
}
