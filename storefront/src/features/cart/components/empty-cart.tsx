import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import picture from "@/assets/states/empty-cart.svg"
import { ButtonLink } from "@/components/button"
import { Icon } from "@/components/icon"
import { paths } from "@/lib/paths"
import { useShop } from "@/lib/shop"
import "../empty-texts"
import "@/components/states/empty.css"

interface EmptyCartProps {
  /** It was emptied just now, and the control that did it took the focus along. */
  takesFocus?: boolean
}

export const EmptyCart = ({ takesFocus = false }: EmptyCartProps) => {
  const { t } = useTranslation("cart")
  const { phone, phoneHref } = useShop()
  const text = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) text.current?.focus()
  }, [takesFocus])

  return (
    <div className="wrap">
      <div className="empty">
        <img src={picture} width={240} height={180} alt="" />
        <p ref={text} tabIndex={-1}>
          {t("empty")}
        </p>
        <div className="acts">
          <a className="btn btn-2" href={phoneHref}>
            <Icon name="phone" />
            {phone}
          </a>
          <ButtonLink look="3" to={paths.rent}>
            {t("links.rent")}
          </ButtonLink>
          <ButtonLink look="3" to={paths.buy}>
            {t("links.buy")}
          </ButtonLink>
          <ButtonLink look="3" to={paths.accessories}>
            {t("links.accessories")}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
