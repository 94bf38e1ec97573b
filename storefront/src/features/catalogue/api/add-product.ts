import { useTranslation } from "react-i18next"
import { useAddToCart } from "@/lib/http/add-to-cart"
import { paths } from "@/lib/paths"
import { toast } from "@/lib/toast"
import "../offer-texts"
import { type Addition, trackAdded } from "../track-added"

/** Puts pieces of something into the browser's cart and says so. Its `error` is for who asked: see `RefusalText`. */
export function useAddProduct() {
  const { t } = useTranslation("catalogue")
  return useAddToCart((addition: Addition) => {
    trackAdded(addition)
    toast(t("add.done", { product: addition.name }), "ok", { to: paths.cart, label: t("add.toCart") })
  })
}
