import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Note } from "@/components/note"
import { RefusalText } from "@/components/refusal-text"
import { session, useCartToken, useIsSignedIn } from "@/lib/session/session"
import { toast } from "@/lib/toast"
import { useEarlierCart } from "../api/link-cart"
import { useMergeCarts } from "../api/merge-carts"
import "../empty-texts"

interface EarlierCartProps {
  /** This browser's cart has something in it too. */
  canMerge: boolean
}

/**
 * The customer's other open cart, to be taken instead of this one or together with it; never by itself (ruling 5). The one
 * left behind is then the earlier one and is offered in the same way, as is what had to stay.
 */
export const EarlierCart = ({ canMerge }: EarlierCartProps) => {
  const { t } = useTranslation("cart")
  const earlier = useEarlierCart()
  const isWithout = useCartToken() === null
  const isSignedIn = useIsSignedIn()
  // Earlier carts are asked for with the one that is here, also where nothing was put into it yet.
  useEffect(() => {
    if (isSignedIn && isWithout) session.ensureCartToken()
  }, [isSignedIn, isWithout])
  const merge = useMergeCarts(({ left }) => {
    if (left.length === 0) toast(t("earlier.merged"))
  })
  if (!earlier || earlier.total_quantity === 0) return null
  const left = merge.data?.left ?? []
  return (
    <div className="wrap notice">
      <Note>
        <p>
          {t("earlier.text", { count: earlier.total_quantity })}
          <button
            type="button"
            className="link-b"
            disabled={merge.isPending}
            onClick={() => session.adoptCart(earlier.token)}
          >
            {t("earlier.takeOver")}
          </button>
          {canMerge && (
            <>
              {t("earlier.or")}
              <button
                type="button"
                className="link-b"
                disabled={merge.isPending}
                onClick={() => merge.mutate(earlier.token)}
              >
                {t("earlier.merge")}
              </button>
            </>
          )}
        </p>
        {left.map(({ item, display_name: name, reason }) => (
          <p key={item}>{t(`earlier.left.${reason}`, { name })}</p>
        ))}
        <RefusalText error={merge.error} />
      </Note>
    </div>
  )
}
