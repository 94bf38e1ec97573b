import { chf, formatAmount } from "#kernel/format-chf"
import type { Rappen } from "#kernel/money"
import "./styles/buy-bar.css"

/** "CHF 1’305", among several in narrow columns: phones say the currency and show the figure. */
export const Amount = ({ of }: { of: Rappen }) => {
  const figure = formatAmount(of)
  return (
    <>
      <span className="cur">{chf(of).slice(0, -figure.length)}</span>
      {figure}
    </>
  )
}
