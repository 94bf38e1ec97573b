import type { UseQueryResult } from "@tanstack/react-query"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { toast } from "./toast"

type Outcome = Pick<UseQueryResult, "isError" | "errorUpdatedAt">

/** Says so each time a list or a filter could not be loaded: the general sentence unless given (both specifications, §8). */
export function useFailureToast({ isError, errorUpdatedAt }: Outcome, text?: string): void {
  const { t } = useTranslation()
  const said = text ?? t("error.generic")

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure says so again
  useEffect(() => {
    if (isError) toast(said, "err")
  }, [isError, errorUpdatedAt, said])
}
