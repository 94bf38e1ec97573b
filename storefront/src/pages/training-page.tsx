import { useTranslation } from "react-i18next"
import { PageHead } from "../components/page-head"
import { PieceOffer } from "../features/catalogue/components/piece-offer"
import { TextPage } from "../features/content/components/text-page"
import { Courses } from "../features/training/components/courses"
import { paths } from "../lib/paths"

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

export default TrainingPage
