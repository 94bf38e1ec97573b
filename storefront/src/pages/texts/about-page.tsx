import { useTranslation } from "react-i18next"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageHead } from "../../components/page-head"
import { employeesQuery, referencesQuery, testimonialsQuery } from "../../features/company/api/company"
import { References } from "../../features/company/components/references"
import { Team } from "../../features/company/components/team"
import { Testimonials } from "../../features/company/components/testimonials"
import type { Prefetch } from "../../lib/page/page-module"
import "../../features/company/texts"
import { paths } from "../../lib/paths"

/** /ueber-uns; /ueberuns and /about show the same and name it as their canonical address. */
const AboutPage = () => {
  const { t } = useTranslation("company")
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("description")} canonical={paths.about} />
      <Breadcrumbs crumbs={[{ label: t("title") }]} />
      <div className="wrap pagehead">
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </div>
      <References />
      <Team />
      <Testimonials />
    </>
  )
}

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries) => {
  void queries.prefetchQuery(referencesQuery)
  void queries.prefetchQuery(employeesQuery)
  void queries.prefetchQuery(testimonialsQuery)
}

export default AboutPage
