import { useId } from "react"
import { useTranslation } from "react-i18next"
import { dayInWords } from "#kernel/format-day"
import { RIGHTS, type Right } from "#shop/companies/rules/rights"
import type { CompanyMemberWire } from "#shop/companies/wire/company-account"
import { unbroken } from "@/lib/unbroken"
import { dayInZurich } from "@/lib/zurich-time"
import "@/components/form/fields.css"
import "@/styles/parts/address-cards.css"

interface MemberCardProps {
  member: CompanyMemberWire
  /** As chosen, while the choice is on its way. */
  right: Right
  isBusy: boolean
  /** Null for who may change nobody. */
  onChange: ((right: Right) => void) | null
  onRemove: () => void
}

export const nameOf = ({ first_name, last_name }: CompanyMemberWire) => `${first_name} ${last_name}`.trim()

export const MemberCard = ({ member, right, isBusy, onChange, onRemove }: MemberCardProps) => {
  const { t } = useTranslation("colleagues")
  const name = nameOf(member)
  const rightId = useId()
  return (
    <div className="addr">
      <p>
        <b>{name}</b> {member.is_self && <span className="tag">{t("members.you")}</span>}
        <br />
        {member.email}
        <br />
        <span className="muted s">{unbroken(t("members.since", { day: dayInWords(dayInZurich(member.since)) }))}</span>
      </p>
      {onChange ? (
        <div className="f">
          <label htmlFor={rightId}>{t("right.label")}</label>
          <select
            id={rightId}
            className="in"
            aria-label={t("members.rightOf", { name })}
            value={right}
            disabled={isBusy}
            onChange={({ target }) => onChange(target.value as Right)}
          >
            {RIGHTS.map((one) => (
              <option key={one} value={one}>
                {t(`right.${one}`)}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p>{t(`right.${right}`)}</p>
      )}
      {onChange && !member.is_self && (
        <div className="acts">
          <button type="button" className="link-b" aria-label={t("members.removeNamed", { name })} onClick={onRemove}>
            {t("members.remove")}
          </button>
        </div>
      )}
    </div>
  )
}
