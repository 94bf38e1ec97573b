import { useTranslation } from "react-i18next"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import "../texts"

/** "bis 2 Mio. Punkte": the first figure with what is before and after it. */
const FIGURE = /^(|.*?\s)(±?\d[\d’.–]*)(\s.*)$/

/** The figure is set large, its words small; a fact without a figure is all words. */
const Fact = ({ fact }: { fact: string }) => {
  const [, before, figure, after] = FIGURE.exec(fact) ?? []
  if (!figure) return fact
  return (
    <>
      {before}
      <b>{figure}</b>
      {after}
    </>
  )
}

/** What a device can do, in four figures. A fact that isn't known isn't shown. */
export const Facts = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation("catalogue")
  const facts = [
    { label: t("facts.reach"), fact: product.fact_laserreach },
    { label: t("facts.accuracy"), fact: product.fact_laseraccuracy },
    { label: t("facts.speed"), fact: product.fact_speed },
    { label: t("facts.battery"), fact: product.fact_battery },
  ].filter(({ fact }) => fact !== "")
  if (facts.length === 0) return null
  return (
    <dl className="facts">
      {facts.map(({ label, fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Fact fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
