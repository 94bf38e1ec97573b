import { useTranslation } from "react-i18next"
import { PageHead } from "../components/page-head"
import "../features/rental/texts"
import { paths } from "../lib/paths"

const RentalListPage = () => {
  const { t } = useTranslation("rental")
  return <PageHead title={t("list.title")} canonical={paths.rent} />
}

export default RentalListPage
