import { useMutation } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { RefusalText } from "@/components/refusal-text"
import { ApiError } from "@/lib/http/api-error"
import { download } from "@/lib/http/save-file"
import { useShop } from "@/lib/shop"

/** All that the shop keeps of the customer, as a file, and the way to have it erased. */
export const OwnData = () => {
  const { t } = useTranslation(["account", "common"])
  const { mail } = useShop()
  const file = useMutation({
    mutationFn: () => download("/profile/data/", "application/json", t("data.file")),
  })
  const isSilent = file.error !== null && !(file.error instanceof ApiError && file.error.isRefusal)
  return (
    <section className="grp stack" aria-labelledby="own-data">
      <h2 id="own-data">{t("data.title")}</h2>
      <p>{t("data.text")}</p>
      <div>
        <Button look="2" busy={file.isPending} onClick={() => file.mutate()}>
          {t("data.download")}
        </Button>
      </div>
      {isSilent ? <p role="alert">{t("common:error.generic")}</p> : <RefusalText error={file.error} />}
      <p>
        {t("data.erase")} <a href={`mailto:${mail}?subject=${encodeURIComponent(t("data.eraseSubject"))}`}>{mail}</a>.{" "}
        {t("data.eraseNote")}
      </p>
    </section>
  )
}
