import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { useShop } from "@/lib/shop"
import { employeesQuery, referencesQuery, testimonialsQuery } from "../api/company"
import "../company.css"
import "../texts"
import { Mark } from "./references"
import { Person } from "./team"
import { Voice } from "./testimonials"

const MARKS = 6
const PEOPLE = 2

/** The first of those that the page about the firm shows all of: who works with it, what one of them says, whom to call. */
export const Trust = () => {
  const { t } = useTranslation("company")
  const { supportHours } = useShop()
  const { data: references = [] } = useQuery(referencesQuery)
  const { data: [voice] = [] } = useQuery(testimonialsQuery)
  const { data: people = [] } = useQuery(employeesQuery)
  if (references.length === 0 && !voice && people.length === 0) return null
  return (
    <div className="wrap">
      <div className="trust">
        {references.length > 0 && (
          <div>
            <h2>{t("references.aside")}</h2>
            <ul className="marks">
              {references.slice(0, MARKS).map((reference) => (
                <li key={reference.id}>
                  <Mark {...reference} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {voice && (
          <div className="voices">
            <h2>{t("testimonials.title")}</h2>
            <Voice testimonial={voice} />
          </div>
        )}
        {people.length > 0 && (
          <div>
            <h2>{t("team.aside", { hours: supportHours })}</h2>
            <ul className="team">
              {people.slice(0, PEOPLE).map((employee) => (
                <li key={employee.id}>
                  <Person employee={employee} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}
