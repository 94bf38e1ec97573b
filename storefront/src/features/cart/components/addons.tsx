import { useIsFetching } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"
import { goesWith } from "#shop/catalogue/rules/fitting"
import type { Addon } from "#shop/catalogue/wire/product"
import { Button } from "@/components/button"
import { Html } from "@/components/html"
import { LinePicture } from "@/components/picture/line-picture"
import { RefusalText } from "@/components/refusal-text"
import { useAddToCart } from "@/lib/http/add-to-cart"
import { toast } from "@/lib/toast"
import { trackAddonAdded, trackRemoved } from "../analytics"
import { useAddons } from "../api/addons"
import type { CartLine } from "../api/cart"
import { useRemoveLine } from "../api/remove-line"
import { canComeBack } from "../removed-lines"
import "@/styles/parts/addons.css"

interface AddonRowProps {
  addon: Addon
  /** Where it is in the cart already. */
  line: CartLine | undefined
}

/** The same button puts it into the cart and takes it out again, unless that would take more than the button has put in. */
const AddonRow = ({ addon, line }: AddonRowProps) => {
  const { t } = useTranslation("cart")
  const { id, name } = addon
  const action = t(line ? "addons.isIn" : "addons.add")
  const addition = useAddToCart(() => {
    trackAddonAdded(addon)
    toast(t("addons.added", { name }))
  })
  const removal = useRemoveLine((removed) => {
    trackRemoved([removed])
    toast(t("addons.removed", { name }))
  })
  const isAwaited = useIsFetching({ queryKey: ["cart"] }) > 0 && addition.isSuccess && !line
  const add = () => {
    removal.reset()
    addition.mutate({ category: "addon", productId: id })
  }
  const remove = (line: CartLine) => {
    addition.reset()
    removal.mutate({ line })
  }
  return (
    <li>
      <div className="im">
        <LinePicture source={addon.get_thumbnail} />
      </div>
      <div>
        <h3>{name}</h3>
        <Html html={addon.description} />
        <RefusalText error={addition.error ?? removal.error} />
      </div>
      <span className="num">{chfOfWire(addon.price)}</span>
      {!line || (canComeBack(line) && line.quantity === 1) ? (
        <Button
          look="2"
          small
          busy={addition.isPending || isAwaited || removal.isPending}
          aria-label={`${name}: ${action}`}
          aria-pressed={line !== undefined}
          onClick={() => (line ? remove(line) : add())}
        >
          {action}
        </Button>
      ) : (
        <span>{action}</span>
      )}
    </li>
  )
}

/** Recommended add-ons that go with what is in the cart. A failed list shows nothing (spec "public shop" §8). */
export const Addons = ({ lines }: { lines: readonly CartLine[] }) => {
  const { t } = useTranslation("cart")
  const { data: all = [] } = useAddons()
  const chosen = lines.filter(({ demandedBy }) => demandedBy === null)
  const lineOf = ({ id }: Addon) => chosen.find(({ category, product }) => category === "addon" && product.id === id)
  const categories = chosen.map(({ category }) => category)
  const addons = all.filter((addon) => goesWith(addon.goes_with, categories) || lineOf(addon))
  if (addons.length === 0) return null
  return (
    <section className="grp" aria-labelledby="addons">
      <h2 id="addons">{t("addons.title")}</h2>
      <ul className="addons addons-im">
        {addons.map((addon) => (
          <AddonRow key={addon.id} addon={addon} line={lineOf(addon)} />
        ))}
      </ul>
    </section>
  )
}
