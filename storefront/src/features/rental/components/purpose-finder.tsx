import { type FormEvent, useId } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { Button } from "../../../components/button"
import { paths } from "../../../lib/paths"
import { usePurposes } from "../api/purposes"
import "../texts"

/** The short way from the home page to the devices for a purpose. Works as a plain form too. */
export const PurposeFinder = () => {
  const { t } = useTranslation("rental")
  const navigate = useNavigate()
  const selectId = useId()
  const { data: purposes = [] } = usePurposes()

  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const purposeId = new FormData(event.currentTarget).get("purpose")
    navigate(purposeId ? paths.rentFor(String(purposeId)) : paths.rent)
  }

  return (
    <div className="finder wrap">
      <form action={paths.rent} onSubmit={find}>
        <h2>{t("finder.title")}</h2>
        <div className="f z">
          <label htmlFor={selectId}>{t("list.purpose")}</label>
          <select className="in" id={selectId} name="purpose" defaultValue="">
            <option value="">{t("list.allPurposes")}</option>
            {purposes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit">{t("finder.show")}</Button>
      </form>
    </div>
  )
}
