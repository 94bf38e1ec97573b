import { type Query, useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useShop } from "../lib/shop"
import { Button } from "./button"

const PATIENCE_MS = 10_000

const hasNoData = ({ state }: Query) => state.data === undefined

interface SpinnerProps {
  onRetry?: () => void
  /** The shape of what comes, by default a heading, two lines and a picture. */
  children?: ReactNode
}

/**
 * In the place of a page's data until they have arrived; a failed detail page keeps it (spec "public shop" §8).
 * With `onRetry` it says, after ten seconds, that this takes longer than it should, and offers to try again (ruling 2a).
 */
export const Spinner = ({ onRetry, children }: SpinnerProps) => {
  const { t } = useTranslation()
  const { phone, phoneHref } = useShop()
  const queries = useQueryClient()
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  /** What hangs is given up first: asking again would only wait for it. */
  const retry = async (again: () => void) => {
    await queries.cancelQueries({ predicate: hasNoData })
    again()
    void queries.refetchQueries({ type: "active", predicate: hasNoData })
  }

  return (
    <div className={children ? "wait wait-in" : "wait wrap"}>
      <noscript>
        <p>{t("needsScripts", { phone })}</p>
      </noscript>
      <div role="status">
        {children ? (
          <div>{children}</div>
        ) : (
          <>
            <i />
            <i />
            <i />
            <i />
          </>
        )}
        <span className="vh">{t("loading")}</span>
      </div>
      {isLate && onRetry && (
        <>
          <p>
            {t("late")}{" "}
            <a className="num" href={phoneHref}>
              {phone}
            </a>
          </p>
          <Button look="2" onClick={() => void retry(onRetry)}>
            {t("action.retry")}
          </Button>
        </>
      )}
    </div>
  )
}
