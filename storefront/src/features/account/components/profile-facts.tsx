import { useTranslation } from "react-i18next"
import type { Profile } from "../api/profile"
import "@/components/form/fields.css"
import "@/styles/parts/facts-list.css"

export const ProfileFacts = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation(["account", "fields"])
  const groups = [
    {
      title: t("company"),
      facts: [
        [t("fields:company"), profile.company],
        [t("fields:sector"), profile.sector],
        [t("fields:address"), profile.address],
        [t("fields:postalcode"), profile.postalcode],
        [t("fields:city"), profile.city],
      ],
    },
    {
      title: t("person"),
      facts: [
        [t("fields:first_name"), profile.firstName],
        [t("fields:last_name"), profile.lastName],
        [t("fields:phone"), profile.phone],
      ],
    },
  ]
  return (
    <div className="row2 order-facts">
      {groups.map(({ title, facts }) => (
        <section className="panel" key={title}>
          <h2>{title}</h2>
          <dl className="facts-list">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
