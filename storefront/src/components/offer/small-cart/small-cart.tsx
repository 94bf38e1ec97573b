import texts from "@words/shopping/small-cart.json"
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { addTexts } from "@/lib/i18n"
import { paths } from "@/lib/paths"
import { unbroken } from "@/lib/unbroken"
import { Button, ButtonLink } from "../../button"
import { Icon } from "../../icon"
import { LinePicture } from "../../picture/line-picture"
import "./small-cart.css"

addTexts("small-cart", texts)

/** What was put into the cart, as the small cart says it. */
export interface AddedLine {
  title: string
  picture: string
  /** How many, or when. */
  detail: string
  total: string
  /** What goes with it. */
  accessory?: { name: string; price: string; to: string; add: ReactNode }
}

interface SmallCartProps {
  line: AddedLine
  /** Has the focus when this is closed. */
  backTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Above the button that was pressed. Takes the focus unless that has gone elsewhere meanwhile; what is done elsewhere closes it. */
const SmallCart = ({ line, backTo, onClose }: SmallCartProps) => {
  const { title, picture, detail, total, accessory } = line
  const { t } = useTranslation(["small-cart", "common"])
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const onward = useRef<HTMLAnchorElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line, when it is shown
  useEffect(() => {
    const focused = document.activeElement
    const isHere = focused === document.body || focused === backTo.current
    if (isHere || box.current?.parentElement?.contains(focused)) onward.current?.focus({ preventScroll: true })
    const heed = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose()
    }
    const events = ["pointerdown", "focusin"]
    for (const event of events) document.addEventListener(event, heed)
    return () => {
      for (const event of events) document.removeEventListener(event, heed)
    }
  }, [line])

  const close = () => {
    backTo.current?.focus({ preventScroll: true })
    onClose()
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close()
  }
  return (
    <div className="mini" ref={box} role="dialog" aria-labelledby={id} onKeyDown={press}>
      <div className="mini-h">
        <Icon name="check" />
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label={t("common:action.close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="mini-l">
        <div className="im">
          <LinePicture source={picture} />
        </div>
        <small>{unbroken(detail)}</small>
        <b className="num">{total}</b>
      </div>
      {accessory && (
        <div className="mini-a">
          <p>
            {t("accessory")} <Link to={accessory.to}>{accessory.name}</Link>{" "}
            <span className="num">{accessory.price}</span>
          </p>
          {accessory.add}
        </div>
      )}
      <div className="mini-f">
        <Button look="2" small onClick={close}>
          {t("stay")}
        </Button>
        <ButtonLink small to={paths.cart} ref={onward}>
          {t("common:toCart")}
        </ButtonLink>
      </div>
    </div>
  )
}

export default SmallCart
