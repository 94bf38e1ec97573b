import type { ReactNode } from "react"
import "./waiting.css"

const times = (count: number, part: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => part(index))

/** In the place of a list's cards, below the line that counts them. */
export const WaitingCards = ({
  className = "cards",
  isCounted = true,
}: {
  className?: string
  isCounted?: boolean
}) => (
  <>
    {isCounted && (
      <div className="result">
        <i className="short" />
      </div>
    )}
    <div className={className}>
      {times(6, (index) => (
        <div className="card" key={index}>
          <div className="im" />
          <i className="title" />
          <i />
          <i className="short" />
          <i className="price" />
        </div>
      ))}
    </div>
  </>
)

/** In the place of a cart: lines with a picture, and the sums beside them. */
export const WaitingLines = () => (
  <div className="two">
    <div className="lines">
      {times(2, (index) => (
        <div className="ln" key={index}>
          <div className="im" />
          <div>
            <i className="title" />
            <i />
            <i className="short" />
          </div>
        </div>
      ))}
    </div>
    <div className="side">
      <div className="sumbox">
        {times(4, (index) => (
          <i key={index} />
        ))}
        <i className="button" />
      </div>
    </div>
  </div>
)

/** In the place of orders, invoices or a customer's own data: rows below a line, each with a heading. */
export const WaitingRows = ({ count = 3 }: { count?: number }) => (
  <>
    {times(count, (index) => (
      <div className="row" key={index}>
        <i className="title" />
        <i />
        <i />
        <i className="short" />
      </div>
    ))}
  </>
)

/** In the place of a product: where it is, its picture, and what it is and costs beside. */
export const WaitingProduct = ({ className = "wrap prod" }: { className?: string }) => (
  <>
    <div className="wrap crumbs">
      <i />
    </div>
    <div className={className}>
      <div className="gal">
        <div className="main" />
        <div className="thumbs">
          {times(4, (index) => (
            <i key={index} />
          ))}
        </div>
      </div>
      <div className="offer">
        <i className="name" />
        <i />
        <i className="price" />
        {times(2, (index) => (
          <div className="step" key={index}>
            <i className="box" />
          </div>
        ))}
      </div>
    </div>
  </>
)
