import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"
import type { Addon } from "#shop/catalogue/wire/product"
import { Button } from "@/components/button"
import { Html } from "@/components/html"
import { RefusalText } from "@/components/refusal-text"
import { useAddToCart } from "@/lib/http/add-to-cart"
import { toast } from "@/lib/toast"
import { trackAddonAdded } from "../analytics"
import { useAddons } from "../api/addons"

const AddonRow = ({ addon }: { addon: Addon }) => {
  const { t } = useTranslation("cart")
  const addition = useAddToCart(() => {
    trackAddonAdded(addon)
    toast(t("addons.added", { name: addon.name }))
  })
  return (
    <li>
      <div>
        <h3>{addon.name}</h3>
        <Html html={addon.description} />
        <RefusalText error={addition.error} />
      </div>
      <span className="num">{chfOfWire(addon.price)}</span>
      <Button
        look="2"
        small
        busy={addition.isPending}
        aria-label={t("addons.addNamed", { name: addon.name })}
        onClick={() => addition.mutate({ category: "addon", productId: addon.id })}
      >
        {t("addons.add")}
      </Button>
    </li>
  )
}

/** Recommended add-ons. A failed list shows nothing (spec "public shop" §8). */
export const Addons = () => {
  const { t } = useTranslation("cart")
  const { data: addons = [] } = useAddons()
  if (addons.length === 0) return null
  return (
    <section className="grp" aria-labelledby="addons">
      <h2 id="addons">{t("addons.title")}</h2>
      <ul className="addons">
        {addons.map((addon) => (
          <AddonRow key={addon.id} addon={addon} />
        ))}
      </ul>
    </section>
  )
}
