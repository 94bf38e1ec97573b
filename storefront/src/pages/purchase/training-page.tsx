import { useTranslation } from "react-i18next"
import { PageHead } from "../../components/page-head"
import { PieceOffer } from "../../features/catalogue/components/piece-offer"
import { contentQuery } from "../../features/content/api/content"
import { TextPage } from "../../features/content/components/text-page"
import { trainingQuery } from "../../features/training/api/training"
import { Courses } from "../../features/training/components/courses"
import { definePage } from "../../lib/page/page-module"
import { paths } from "../../lib/paths"

export const page = definePage({
  canonical: paths.training,
  queries: () => [contentQuery("schulen"), trainingQuery],
})

const TrainingPage = () => {
  const { t } = useTranslation(["pages", "training"])
  return (
    <>
      <PageHead title={t("training.title")} description={t("training.description")} canonical={page.canonical} />
      <TextPage block="schulen" name={t("training.name")} childrenBefore="berufsfachschulen">
        <Courses
          offerOf={(course) => <PieceOffer product={course} category="education" unit={t("training:people")} />}
        />
      </TextPage>
    </>
  )
}

export default TrainingPage
