import { useTranslation } from "react-i18next"
import { PageHead } from "../components/page-head"
import "../features/content/texts"
import { paths } from "../lib/paths"

const HomePage = () => {
  const { t } = useTranslation("content")
  return <PageHead title={t("home.title")} canonical={paths.home} />
}

export default HomePage
