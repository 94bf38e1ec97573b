import { useTranslation } from "react-i18next"
import { PageTop } from "../../components/page-top"
import { employeesQuery, referencesQuery, testimonialsQuery } from "../../features/company/api/company"
import { References } from "../../features/company/components/references"
import { Team } from "../../features/company/components/team"
import { Testimonials } from "../../features/company/components/testimonials"
import { definePage } from "../../lib/page/page-module"
import "../../features/company/texts"
import { paths } from "../../lib/paths"

export const page = definePage({
  canonical: paths.about,
  queries: () => [referencesQuery, employeesQuery, testimonialsQuery],
})

/** /ueber-uns; /ueberuns and /about show the same and name it as their canonical address. */
const AboutPage = () => {
  const { t } = useTranslation("company")
  return (
    <>
      <PageTop
        title={t("pageTitle")}
        description={t("description")}
        canonical={page.canonical}
        crumbs={[{ label: t("title") }]}
        heading={t("title")}
      >
        <p>{t("lead")}</p>
      </PageTop>
      <References />
      <Team />
      <Testimonials />
    </>
  )
}

export default AboutPage
