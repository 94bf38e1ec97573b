import { useTranslation } from "react-i18next"
import { fromWireMoney } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Button } from "@/components/button"
import { Amount } from "@/components/offer/amount"
import { Section } from "@/components/section"
import { useIsHydrated } from "@/lib/page/hydrated"
import type { Choice } from "../choice"
import "../offer-texts"
import { useChoice } from "../use-choice"
import "../packages.css"
import "@/styles/parts/tables.css"

interface ContentsProps {
  item: string
  choices: Choice[]
  chosen: Choice
}

const Contents = ({ item, choices, chosen }: ContentsProps) => {
  const { t } = useTranslation("catalogue")
  return (
    <tr>
      <th scope="row">{item}</th>
      {choices.map(({ id, contents }) => (
        <td key={id} className={id === chosen.id ? "on" : undefined}>
          <span aria-hidden="true">{contents.includes(item) ? "✓" : "–"}</span>
          <span className="vh">{t(contents.includes(item) ? "packages.in" : "packages.notIn")}</span>
        </td>
      ))}
    </tr>
  )
}

/** Packages in columns, what is in one of them in rows; nothing where that isn't known item by item. */
export const PackageSection = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation("catalogue")
  const { choices, chosen, choose } = useChoice(product)
  const isHydrated = useIsHydrated()
  const items = [...new Set(choices.flatMap(({ contents }) => contents))]
  if (choices.length < 2 || items.length === 0) return null
  return (
    <Section title={t("packages.title")}>
      <div className="tw">
        <table className="tbl packs">
          <caption className="vh">{t("packages.table")}</caption>
          <thead>
            <tr>
              <td />
              {choices.map(({ id, name, price }) => (
                <th key={id} scope="col" className={id === chosen.id ? "on" : undefined}>
                  <b>{name}</b>
                  <Amount of={fromWireMoney(price)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Contents key={item} item={item} choices={choices} chosen={chosen} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {choices.map(({ id, name }) => (
                <td key={id} className={id === chosen.id ? "on" : undefined}>
                  <Button
                    look="2"
                    small
                    disabled={!isHydrated}
                    aria-pressed={id === chosen.id}
                    aria-label={t("packages.chooseNamed", { name })}
                    onClick={() => choose(id)}
                  >
                    {t("packages.choose")}
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  )
}
