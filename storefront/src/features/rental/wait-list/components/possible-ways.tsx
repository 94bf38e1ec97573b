import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import { type RentalPeriod, rentalPeriod } from "#shop/rental/rules/rental-period"
import { Button } from "@/components/button"
import { Spinner } from "@/components/spinner"
import { unbroken } from "@/lib/unbroken"
import { type PeriodOfProduct, useAlternatives } from "../api/alternatives"
import "../texts"
import { OtherDevices } from "./other-devices"

interface PossibleWaysProps {
  asked: PeriodOfProduct
  /** What other devices' pages are told. */
  query: string
  isNextNamed: boolean
  onChoose: (period: RentalPeriod) => void
}

/** The next periods of this device, then devices like it that are free. */
export const PossibleWays = ({ asked, query, isNextNamed, onChoose }: PossibleWaysProps) => {
  const { t } = useTranslation("waitList")
  const { data, isError, refetch } = useAlternatives(asked)
  if (isError && !data)
    return (
      <p>
        {t("failed")}{" "}
        <button className="link-b" type="button" onClick={() => refetch()}>
          {t("retry")}
        </button>
      </p>
    )
  if (!data) return <Spinner />
  const next = data.next.map((one) => ({
    period: rentalPeriod(one.rentalstartdate, one.rentalenddate),
    price: chfOfWire(one.period_price),
  }))
  return (
    <>
      {next.length > 0 && !isNextNamed && (
        <>
          <h3>{t("next")}</h3>
          <div className="alts">
            {next.map(({ period, price }) => (
              <Button key={period.start} look="2" small onClick={() => onChoose(period)}>
                {unbroken(t("periodWithPrice", { period: periodInWords(period), price }))}
              </Button>
            ))}
          </div>
        </>
      )}
      {data.devices.length > 0 && (
        <>
          <h3>{t("devices")}</h3>
          <OtherDevices devices={data.devices} query={query} />
        </>
      )}
    </>
  )
}
