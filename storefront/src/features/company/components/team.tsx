import { useTranslation } from "react-i18next"
import type { Employee } from "#shop/content/wire/site"
import { useShop } from "@/lib/shop"
import "@/styles/parts/contacts.css"
import { employeesQuery } from "../api/company"
import "../texts"
import { CompanyList } from "./company-list"
import { Portrait } from "./portrait"

const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`

export const Person = ({ employee }: { employee: Employee }) => {
  const { t } = useTranslation("company")
  const { first_name, last_name, position, phone, mail, avatar } = employee
  const name = `${first_name} ${last_name}`
  return (
    <>
      <Portrait source={avatar} name={name} />
      <div>
        <h3>{name}</h3>
        {position && <p className="muted">{position}</p>}
        <ul className="contacts">
          {phone && (
            <li>
              <a href={telephone(phone)} aria-label={t("team.call", { name, phone })}>
                {phone}
              </a>
            </li>
          )}
          {mail && (
            <li>
              <a href={`mailto:${mail}`} aria-label={t("team.write", { name, mail })}>
                {mail}
              </a>
            </li>
          )}
        </ul>
      </div>
    </>
  )
}

export const Team = () => {
  const { t } = useTranslation("company")
  const { supportHours } = useShop()
  return (
    <CompanyList
      query={employeesQuery}
      what="The team"
      title={t("team.title")}
      aside={t("team.aside", { hours: supportHours })}
      empty={t("team.empty")}
      className="team"
    >
      {(employee) => <Person employee={employee} />}
    </CompanyList>
  )
}
