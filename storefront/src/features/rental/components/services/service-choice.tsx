import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ProductService } from "#shop/catalogue/wire/product"
import { offeredService } from "#shop/lines/wire/rental-offer"
import type { RentalPrice } from "#shop/rental/rules/rental-price"
import { useIsHydrated } from "@/lib/page/hydrated"
import { plainText } from "@/lib/plain-text"
import { priceWords } from "../../service-words"
import { ServiceOption } from "./service-option"
import "@/components/offer/styles/options.css"
import "@/styles/parts/step.css"

interface ServiceChoiceProps {
  services: readonly ProductService[]
  chosenIds: readonly string[]
  onChoose: (ids: string[]) => void
  /** Null until a period is chosen: nothing can be chosen before. */
  price: Pick<RentalPrice, "chargeableDays" | "rent"> | null
}

/** Services of the rental, any number and one of each group; closed until the period is chosen, then open by itself once. */
const ServiceChoice = ({ services, chosenIds, onChoose, price }: ServiceChoiceProps) => {
  const { t } = useTranslation(["services", "common"])
  const isReady = price !== null
  const isHydrated = useIsHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  if (isReady && !hasOpened) {
    setHasOpened(true)
    setIsOpen(true)
  }
  const alone = services.filter(({ group }) => group === "")
  const groups = new Set(services.flatMap(({ group }) => group || []))
  const idsOf = (list: readonly ProductService[]) => list.map(({ id }) => id)
  const without = (ids: readonly string[]) => chosenIds.filter((id) => !ids.includes(id))

  const optionOf = (service: ProductService, type: "checkbox" | "radio", onChange: () => void) => {
    const [sum, meaning] = priceWords(t, offeredService(service), price)
    return (
      <ServiceOption
        key={service.id}
        type={type}
        name={`service-${service.group}`}
        title={service.name}
        text={plainText(service.description)}
        price={
          <>
            {sum} <small>{meaning}</small>
          </>
        }
        isChosen={chosenIds.includes(service.id)}
        onChange={onChange}
      />
    )
  }
  const toggled = (id: string) => (chosenIds.includes(id) ? without([id]) : [...chosenIds, id])
  const locked = isReady ? undefined : true
  const said = chosenIds.length > 0 ? t("chosen", { count: chosenIds.length }) : t("several")
  return (
    <div className="step acc svc">
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {t("title")} <small>{isReady ? said : t("locked")}</small>
        </summary>
        <fieldset disabled={!isHydrated || locked}>
          {alone.length > 0 && (
            <div className="opts" aria-disabled={locked}>
              {alone.map((service) => optionOf(service, "checkbox", () => onChoose(toggled(service.id))))}
            </div>
          )}
          {[...groups].map((group) => {
            const members = services.filter((service) => service.group === group)
            const others = without(idsOf(members))
            return (
              <fieldset key={group}>
                <legend>{group}</legend>
                <div className="opts" aria-disabled={locked}>
                  <ServiceOption
                    type="radio"
                    name={`service-${group}`}
                    title={t("none")}
                    isChosen={others.length === chosenIds.length}
                    onChange={() => onChoose(others)}
                  />
                  {members.map((service) => optionOf(service, "radio", () => onChoose([...others, service.id])))}
                </div>
              </fieldset>
            )
          })}
        </fieldset>
      </details>
    </div>
  )
}

export default ServiceChoice
