import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { FailureNote } from "@/components/form/failure-note"
import { toast } from "@/lib/toast"
import { useOwnCompany } from "../api/company"
import { useGiveCart } from "../api/give-cart"
import "../texts"
import "@/components/form/fields.css"

export interface GiveCartProps {
  cartToken: string
}

/** For who has colleagues: the cart as it is becomes one of theirs. */
const GiveCart = ({ cartToken }: GiveCartProps) => {
  const { t } = useTranslation("colleagues")
  const { data } = useOwnCompany()
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState("")
  const fieldId = useId()
  const give = useGiveCart(cartToken, (name) => {
    setIsOpen(false)
    toast(t("give.done", { name }))
  })
  const others = data?.company?.members.filter(({ is_self }) => !is_self) ?? []
  if (others.length === 0) return null
  return (
    <>
      <Button look="2" wide onClick={() => setIsOpen(true)}>
        {t("give.open")}
      </Button>
      <Dialog
        title={t("give.title")}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button look="2" onClick={() => setIsOpen(false)}>
              {t("cancel")}
            </Button>
            <Button busy={give.isPending} disabled={chosen === ""} onClick={() => give.mutate(chosen)}>
              {t("give.action")}
            </Button>
          </>
        }
      >
        <FailureNote error={give.error} />
        <p>{t("give.text")}</p>
        <div className="f">
          <label htmlFor={fieldId}>{t("give.whom")}</label>
          <select id={fieldId} className="in" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t("give.choose")}</option>
            {others.map(({ id, first_name, last_name, email }) => (
              <option key={id} value={id}>
                {`${first_name} ${last_name}`.trim() || email}
              </option>
            ))}
          </select>
        </div>
      </Dialog>
    </>
  )
}

export default GiveCart
