import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import { Icon } from "@/components/icon"
import { RefusalText } from "@/components/refusal-text"
import { unbroken } from "@/lib/unbroken"
import { trackRemoved } from "../analytics"
import type { CartLine } from "../api/cart"
import { useRemoveLine } from "../api/remove-line"
import { prepareGoneLine } from "../gone-line-part"
import { canComeBack } from "../removed-lines"
import { ConfirmDialog } from "./confirm-dialog"

interface RemoveButtonProps {
  line: CartLine
  /** Lines that go along with it. */
  companions?: CartLine[]
  /** How often something was put back as the line: each time the control that did it takes the focus along. */
  timesBack?: number
  /** Told the line as it goes, before it does: its place has to be known. Without, nobody would want it back. */
  onRemove?: (line: CartLine) => void
  /** What was asked for of the line goes out first. */
  beforeRemoval?: () => void
}

/** Takes a line out at once where it can be put back; asks first where its price would be lost or there is no way back. */
export const RemoveButton = ({ line, companions = [], timesBack = 0, onRemove, beforeRemoval }: RemoveButtonProps) => {
  const { t } = useTranslation("cart")
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const asksFirst = ![line, ...companions].every(canComeBack)
  const removal = useRemoveLine(() => {
    trackRemoved([line, ...companions])
    setIsAsking(false)
  })

  useEffect(() => {
    if (timesBack > 0 && document.activeElement === document.body) button.current?.focus()
  }, [timesBack])

  const remove = async () => {
    setIsBusy(true)
    if (await prepareGoneLine()) {
      beforeRemoval?.()
      removal.mutate({ line, onStart: onRemove }, { onSettled: () => setIsBusy(false) })
    } else {
      setIsBusy(false)
      setIsAsking(true)
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="link-b"
        aria-label={t("facts.removeNamed", { name: line.name })}
        onPointerEnter={prepareGoneLine}
        onFocus={prepareGoneLine}
        aria-busy={isBusy || removal.isPending || undefined}
        onClick={({ detail }) => {
          if (asksFirst) setIsAsking(true)
          else if (detail < 2 && !isBusy && !removal.isPending) void remove()
        }}
      >
        <Icon name="trash" small />
        {t("facts.remove")}
      </button>
      <RefusalText error={removal.error} />
      {(asksFirst || isAsking) && (
        <ConfirmDialog
          title={t("removeDialog.title")}
          confirm={t("removeDialog.confirm")}
          isOpen={isAsking}
          isBusy={removal.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            beforeRemoval?.()
            removal.mutate({ line })
          }}
        >
          <p>
            {line.period ? `${line.name}, ${unbroken(periodInWords(line.period))}` : line.name}.
            {asksFirst && ` ${t("removeDialog.ownPrice")}`}
            {companions.length > 0 && ` ${t("removeDialog.companion")}`}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
