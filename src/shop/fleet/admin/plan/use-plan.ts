import { useQueries } from "@tanstack/react-query"
import { useMemo } from "react"
import { staffQuery } from "#admin/lib/use-staff-query"
import type { StaffPlan } from "../../wire/staff-plan"
import { joinedPlan, planPieces } from "./plan-pieces"

/** The plan of all units from one day to another, both inclusive; undefined until all of it is there. */
export function usePlan(from: string, to: string): { plan: StaffPlan | undefined; isError: boolean } {
  const queries = planPieces(from, to).map((piece) =>
    staffQuery<StaffPlan>(`/admin/rental/plan?from=${piece.from}&to=${piece.to}`),
  )
  const { pieces, isError } = useQueries({ queries, combine: combined })
  const plan = useMemo(() => {
    const [first, ...others] = pieces
    return first && others.every((piece) => piece !== undefined) ? joinedPlan([first, ...others]) : undefined
  }, [pieces])
  return { plan, isError }
}

const combined = (answers: { data: StaffPlan | undefined; isError: boolean }[]) => ({
  pieces: answers.map(({ data }) => data),
  isError: answers.some(({ isError }) => isError),
})
