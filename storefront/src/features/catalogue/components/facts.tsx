import { useTranslation } from "react-i18next"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { unbroken } from "@/lib/unbroken"
import "../texts"
import "../facts.css"

/** "bis 2 Mio. Punkte pro Sekunde": the first figure with its unit, and what is before and after them. */
const FIGURE = /^(|.*?\s)(±?\d[\d’.–]*)\s((?:Mio\.\s)?[^\s,]+)(.*)$/

/** The figure is set large and with its unit, never apart from a short one; a fact without a figure is all words. */
const Fact = ({ fact }: { fact: string }) => {
  const [, before, figure, unit, after] = FIGURE.exec(fact) ?? []
  if (!figure) return fact
  return (
    <>
      {before}
      <b>
        {figure}
        {unit.length > 3 ? " " : "\u00a0"}
        <small>{unit}</small>
      </b>
      {after}
    </>
  )
}

export type ProductFacts = Partial<Pick<ProductDetail, `fact_${"laserreach" | "laseraccuracy" | "speed" | "battery"}`>>

/** A fact that isn't known isn't shown. */
function useFacts(product: ProductFacts) {
  const { t } = useTranslation("catalogue")
  return [
    { label: t("facts.reach"), fact: product.fact_laserreach },
    { label: t("facts.accuracy"), fact: product.fact_laseraccuracy },
    { label: t("facts.speed"), fact: product.fact_speed },
    { label: t("facts.battery"), fact: product.fact_battery },
  ].flatMap(({ label, fact }) => (fact ? { label, fact } : []))
}

/** What a device can do, in four figures. */
export const Facts = ({ product }: { product: ProductFacts }) => {
  const facts = useFacts(product)
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

/** "3D-Punkt: 1.9 mm auf 10 m, 2.9 mm auf 20 m" says first what its page says in full. */
const inShort = (fact: string) => fact.replace(/^[^,(:]*:\s|\s*\(.*|,\s.*/g, "")

const isFigure = ({ fact }: { fact: string }) => /\d/.test(inShort(fact))

/** Two of them on the card of a list, those with a figure first. */
export const CardFacts = ({ card }: { card: ProductFacts }) => {
  const facts = useFacts(card).sort((one, other) => Number(isFigure(other)) - Number(isFigure(one)))
  return (
    facts.length > 0 && (
      <dl className="figs">
        {facts.slice(0, 2).map(({ label, fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{unbroken(inShort(fact))}</dd>
          </div>
        ))}
      </dl>
    )
  )
}
