import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Section } from "@/components/section"
import { Spinner } from "@/components/spinner"
import { useLoggedFailure } from "@/components/use-logged-failure"

interface CompanyListProps<Entry, Key extends QueryKey> {
  query: UseQueryOptions<Entry[], Error, Entry[], Key>
  /** Names the list in the log if it fails. */
  what: string
  title: string
  aside: string
  /** Shown instead of an empty list. */
  empty: string
  children: (entries: Entry[]) => ReactNode
}

/** One list of the page about the firm. If it can't be loaded, the page does without (spec "customer area" §8). */
export const CompanyList = <Entry, Key extends QueryKey>({
  query,
  what,
  title,
  aside,
  empty,
  children,
}: CompanyListProps<Entry, Key>) => {
  const { data, error, isError, refetch } = useQuery(query)
  useLoggedFailure(what, error)
  if (isError && !data) return null
  return (
    <Section title={title} aside={<p>{aside}</p>}>
      {!data ? <Spinner onRetry={refetch} /> : data.length === 0 ? <p className="muted">{empty}</p> : children(data)}
    </Section>
  )
}
