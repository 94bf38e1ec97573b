import type { ProductDetail } from "@contract"
import { chfOfWire } from "@domain/format-chf"
import { quantityOf } from "@domain/quantity"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/button"
import { Html } from "../../../components/html"
import { RefusalText } from "../../../components/refusal-text"
import { addToCart } from "../../../lib/add-to-cart"
import { useIsHydrated } from "../../../lib/hydrated"
import { paths } from "../../../lib/paths"
import { PICTURE, pictureOf } from "../../../lib/picture"
import { toast } from "../../../lib/toast"
import "../texts"
import { PeopleField } from "./people-field"

const Offer = ({ course }: { course: ProductDetail }) => {
  const { t } = useTranslation("training")
  const queries = useQueryClient()
  const isHydrated = useIsHydrated()
  const [people, setPeople] = useState("1")
  const { id, name } = course
  const addition = useMutation({
    mutationFn: () => addToCart(queries, { category: "education", productId: id, quantity: quantityOf(people) }),
    onSuccess: () => toast(t("added", { name }), "ok", { to: paths.cart, label: t("toCart") }),
  })
  return (
    <>
      <div className="course-buy">
        <PeopleField course={name} value={people} onChange={setPeople} />
        <Button
          disabled={!isHydrated}
          busy={addition.isPending}
          aria-label={t("addNamed", { name })}
          onClick={() => addition.mutate()}
        >
          {t("add")}
        </Button>
      </div>
      <RefusalText error={addition.error} />
    </>
  )
}

/** A training offer, whole: it has no page of its own and is found by its anchor (ruling 3). */
export const Course = ({ course }: { course: ProductDetail }) => {
  const { t } = useTranslation("training")
  const { slug, name, subtitle, description, price, get_thumbnail, product_is_inactive } = course
  return (
    <li id={slug}>
      <img src={pictureOf(get_thumbnail)} {...PICTURE} alt="" loading="lazy" />
      <div>
        <h3>{name}</h3>
        <p className="muted">{subtitle}</p>
        <Html html={description} />
      </div>
      <div>
        <p className="course-price">
          <b className="num">{chfOfWire(price)}</b> <small>{t("perPerson")}</small>
        </p>
        {product_is_inactive ? <p className="bdg bdg-off">{t("inactive")}</p> : <Offer course={course} />}
      </div>
    </li>
  )
}
