import { useTranslation } from "react-i18next"
import type { Reference } from "#shop/content/wire/site"
import { referencesQuery } from "../api/company"
import "../texts"
import { CompanyList } from "./company-list"

/** Size of the sheet that firms' marks are drawn on; a logo of another shape is fitted into it. */
const MARK = { width: 160, height: 96 }

export const Mark = ({ name, thumbnail }: Pick<Reference, "name" | "thumbnail">) => (
  <>
    {thumbnail !== "default" && <img src={thumbnail} {...MARK} alt="" loading="lazy" />}
    <span>{name}</span>
  </>
)

export const References = () => {
  const { t } = useTranslation("company")
  return (
    <CompanyList
      query={referencesQuery}
      what="The references"
      title={t("references.title")}
      aside={t("references.aside")}
      empty={t("references.empty")}
      className="marks"
    >
      {({ url, ...reference }) =>
        url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t("references.newTab", { name: reference.name })}
          >
            <Mark {...reference} />
          </a>
        ) : (
          <Mark {...reference} />
        )
      }
    </CompanyList>
  )
}
