import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Html } from "@/components/html"
import { Picture } from "@/components/picture/picture"
import "../texts"

interface CourseProps {
  course: ProductDetail
  /** How to book it. */
  offer: ReactNode
}

/** A training offer, whole: it has no page of its own and is found by its anchor (ruling 3). */
export const Course = ({ course, offer }: CourseProps) => {
  const { t } = useTranslation("training")
  const { slug, name, subtitle, description, price, get_thumbnail, product_is_inactive } = course
  return (
    <li id={slug}>
      <Picture source={get_thumbnail} sizes="240px" />
      <div>
        <h3>{name}</h3>
        <p className="muted">{subtitle}</p>
        <Html html={description} />
      </div>
      <div>
        <p className="course-price">
          <b className="num">{chfOfWire(price)}</b> <small>{t("perPerson")}</small>
        </p>
        {product_is_inactive ? <p className="bdg bdg-off">{t("inactive")}</p> : offer}
      </div>
    </li>
  )
}
