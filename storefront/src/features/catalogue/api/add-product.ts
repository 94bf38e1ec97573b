import { useTranslation } from "react-i18next"
import { useAddToCart } from "@/lib/http/add-to-cart"
import { paths } from "@/lib/paths"
import { toast } from "@/lib/toast"
import "../offer-texts"
import { type Addition, trackAdded } from "../track-added"

/** Puts pieces of something into the browser's cart and says so, unless who asked does. Its `error` is for who asked: see `RefusalText`. */
export function useAddProduct({ isSaid = true } = {}) {
  const { t } = useTranslation(["catalogue", "common"])
  return useAddToCart((addition: Addition) => {
    trackAdded(addition)
    if (isSaid) toast(t("add.done", { product: addition.name }), "ok", { to: paths.cart, label: t("common:toCart") })
  })
}
