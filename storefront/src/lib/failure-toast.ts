import type { UseQueryResult } from "@tanstack/react-query"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { toast } from "./toast"

/** Says so each time a list or a filter could not be loaded (spec "public shop" §8). */
export function useFailureToast({ isError, errorUpdatedAt }: Pick<UseQueryResult, "isError" | "errorUpdatedAt">): void {
  const { t } = useTranslation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure says so again
  useEffect(() => {
    if (isError) toast(t("error.generic"), "err")
  }, [isError, errorUpdatedAt, t])
}
