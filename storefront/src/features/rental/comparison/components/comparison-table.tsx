import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import type { ProductCard, ProductDetail, RentalOffer } from "#shop/catalogue/wire/product"
import { partsInWords } from "@/components/offer/rate-words"
import { useIsHydrated } from "@/lib/page/hydrated"
import { unbroken } from "@/lib/unbroken"
import type { RentalSearch } from "../../rental-search"
import "../comparison-table.css"
import "../texts"
import { comparisonOf, isSame, type Row } from "../rows"
import { useColumns } from "../use-columns"
import { ColumnHead } from "./column-head"
import "@/components/form/fields.css"

const Cells = ({ row: { name, cells, best } }: { row: Row }) => {
  const { t } = useTranslation("comparison")
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map(({ text, note, isFree }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={column}>
          {isFree === undefined ? (
            <span className={best === column ? "best" : undefined}>{text}</span>
          ) : (
            <span className={isFree ? "bdg bdg-ok" : "bdg bdg-off"}>{text}</span>
          )}
          {best === column && <em>{t("best")}</em>}
          {note && <small>{unbroken(note)}</small>}
        </td>
      ))}
    </tr>
  )
}

interface ComparisonTableProps {
  products: readonly ProductDetail[]
  /** The devices that are asked for, which may not be those that are on view yet. */
  slugs: readonly string[]
  search: RentalSearch
  /** What the devices can be had for in the period; null without one. */
  offers: readonly RentalOffer[] | null
  cards: readonly ProductCard[]
  /** Beside what the table is asked to leave out, such as devices that can join. */
  children: ReactNode
}

/** Devices in columns; on phones the first two, in whose heads another is chosen. */
export const ComparisonTable = ({ products: all, slugs, search, offers, cards, children }: ComparisonTableProps) => {
  const { t } = useTranslation(["comparison", "rates"])
  const { t: inRates } = useTranslation("rates")
  const isHydrated = useIsHydrated()
  const [wantsShort, setWantsShort] = useState(false)
  const products = all.slice(0, useColumns())
  const isShort = wantsShort && products.length > 1
  const offerOf = ({ id }: ProductDetail) => offers?.find((offer) => offer.id === id)
  const found = products.map(offerOf).filter((offer) => offer !== undefined)
  const compared = { products, offers: found.length === products.length ? found : null }
  const groups = comparisonOf(compared, t, (parts) => partsInWords(inRates, parts)).map(({ name, rows }) => ({
    name,
    rows: isShort ? rows.filter((row) => !isSame(row)) : rows,
  }))
  return (
    <>
      <div className="cmp-tools no-print">
        {products.length > 1 && (
          <label className="chk">
            <input
              type="checkbox"
              checked={isShort}
              disabled={!isHydrated}
              onChange={(event) => setWantsShort(event.target.checked)}
            />
            <span>{t("differences")}</span>
          </label>
        )}
        {children}
      </div>
      <table className="cmp">
        <caption className="vh">{t("table")}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product, column) => (
              <th key={product.id} scope="col">
                <ColumnHead
                  product={product}
                  column={column}
                  slugs={slugs}
                  search={search}
                  offer={offerOf(product) ?? null}
                  cards={cards}
                />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(
          ({ name, rows }) =>
            rows.length > 0 && (
              <tbody key={name}>
                <tr>
                  <th scope="rowgroup" colSpan={products.length + 1} className="cmp-g">
                    {name}
                  </th>
                </tr>
                {rows.map((row) => (
                  <Cells key={row.name} row={row} />
                ))}
              </tbody>
            ),
        )}
      </table>
      {isShort && <p className="muted s">{t("noDifferences")}</p>}
    </>
  )
}
