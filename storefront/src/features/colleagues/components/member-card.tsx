import { useTranslation } from "react-i18next"
import { RIGHTS, type Right } from "#shop/companies/rules/rights"
import type { CompanyMemberWire } from "#shop/companies/wire/company-account"
import { instantInWords } from "@/lib/zurich-time"

interface MemberCardProps {
  member: CompanyMemberWire
  /** Null for who may change nobody. */
  onChange: ((right: Right) => void) | null
  onRemove: () => void
}

export const nameOf = ({ first_name, last_name }: CompanyMemberWire) => `${first_name} ${last_name}`.trim()

export const MemberCard = ({ member, onChange, onRemove }: MemberCardProps) => {
  const { t } = useTranslation("colleagues")
  const name = nameOf(member)
  return (
    <div className="addr">
      {member.is_self && (
        <p className="badges">
          <span className="tag">{t("members.you")}</span>
        </p>
      )}
      <p>
        <b>{name}</b>
        <br />
        {member.email}
        <br />
        <span className="muted s">{t("members.since", { instant: instantInWords(member.since) })}</span>
      </p>
      {onChange ? (
        <div className="acts">
          <select
            className="in"
            aria-label={t("members.rightOf", { name })}
            value={member.right}
            onChange={({ target }) => onChange(target.value as Right)}
          >
            {RIGHTS.map((right) => (
              <option key={right} value={right}>
                {t(`right.${right}`)}
              </option>
            ))}
          </select>
          {!member.is_self && (
            <button type="button" className="link-b" aria-label={t("members.removeNamed", { name })} onClick={onRemove}>
              {t("members.remove")}
            </button>
          )}
        </div>
      ) : (
        <p>{t(`right.${member.right}`)}</p>
      )}
    </div>
  )
}
