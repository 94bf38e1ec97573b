import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import { type RentalPeriod, rentalPeriod } from "#shop/rental/rules/rental-period"
import type { PeriodConflict } from "#shop/rental/wire/rental"
import { Button } from "@/components/button"
import { refusalReasons } from "@/components/form/refusal"
import { Note } from "@/components/note"
import type { ApiError } from "@/lib/http/api-error"
import { unbroken } from "@/lib/unbroken"

interface RefusalNoteProps {
  error: ApiError
  onChoose: (period: RentalPeriod) => void
}

function alternativesOf({ status, body }: ApiError): RentalPeriod[] {
  if (status !== 409) return []
  const { alternatives = [] } = (body ?? {}) as Partial<PeriodConflict>
  return alternatives.map(({ rentalstartdate, rentalenddate }) => rentalPeriod(rentalstartdate, rentalenddate))
}

/** Why the shop refused, and the next periods that are possible, ready to be taken (ruling 4). */
const RefusalNote = ({ error, onChoose }: RefusalNoteProps) => {
  const { t } = useTranslation("rental")
  const place = useRef<HTMLDivElement>(null)
  const alternatives = alternativesOf(error)

  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" })
  }, [])

  return (
    <div ref={place}>
      <Note kind="err">
        {refusalReasons(error).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {alternatives.length > 0 && (
          <>
            <p>{t("add.alternatives")}</p>
            <div className="alts">
              {alternatives.map((period) => (
                <Button key={period.start} look="2" small onClick={() => onChoose(period)}>
                  {unbroken(periodInWords(period))}
                </Button>
              ))}
            </div>
          </>
        )}
      </Note>
    </div>
  )
}

export default RefusalNote
