import { useTranslation } from "react-i18next"
import { Dialog } from "../../components/dialog"
import { PeriodOffer } from "../../features/cart/components/period-offer"
import type { PeriodChangeProps } from "../../features/cart/period-change"
import { PeriodChoice } from "../../features/rental/components/period-choice"

/** The calendar of the line's device, and what another choice costs. */
const PeriodChange = ({ line, isOpen, onClose }: PeriodChangeProps) => {
  const { t } = useTranslation("cart")
  const { period, delivery, product } = line
  if (!period || !delivery) return null
  return (
    <Dialog title={t("period.title")} isOpen={isOpen} onClose={onClose}>
      <PeriodChoice productId={product.id} deliveryId={delivery.id} current={period}>
        {(chosen, ask) => <PeriodOffer line={line} period={chosen} onClose={onClose} onRefused={ask} />}
      </PeriodChoice>
    </Dialog>
  )
}

export default PeriodChange
