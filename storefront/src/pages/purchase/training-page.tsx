import { useTranslation } from "react-i18next"
import { PageHead } from "../../components/page-head"
import { PieceOffer } from "../../features/catalogue/components/piece-offer"
import { contentQuery } from "../../features/content/api/content"
import { TextPage } from "../../features/content/components/text-page"
import { trainingQuery } from "../../features/training/api/training"
import { Courses } from "../../features/training/components/courses"
import type { Prefetch } from "../../lib/page/page-module"
import { paths } from "../../lib/paths"

const TrainingPage = () => {
  const { t } = useTranslation(["pages", "training"])
  return (
    <>
      <PageHead title={t("training.title")} description={t("training.description")} canonical={paths.training} />
      <TextPage block="schulen" name={t("training.name")} childrenBefore="berufsfachschulen">
        <Courses
          offerOf={(course) => <PieceOffer product={course} category="education" unit={t("training:people")} />}
        />
      </TextPage>
    </>
  )
}

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries) => {
  void queries.prefetchQuery(contentQuery("schulen"))
  void queries.prefetchQuery(trainingQuery)
}

export default TrainingPage
