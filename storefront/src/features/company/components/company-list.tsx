import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Section } from "@/components/section"
import { Spinner } from "@/components/spinner"
import { useLoggedFailure } from "@/components/use-logged-failure"
import type { PageQuery } from "@/lib/page/page-query"
import "../company.css"

interface CompanyListProps<Entry> {
  query: PageQuery<Entry[]>
  /** Names the list in the log if it fails. */
  what: string
  title: string
  aside: string
  /** Shown instead of an empty list. */
  empty: string
  className: string
  /** An item of the list. */
  children: (entry: Entry) => ReactNode
}

/** One list of the page about the firm. If it can't be loaded, the page does without (spec "customer area" §8). */
export const CompanyList = <Entry extends { id: string }>({
  query,
  what,
  title,
  aside,
  empty,
  className,
  children,
}: CompanyListProps<Entry>) => {
  const { data, error, isError, refetch } = useQuery(query)
  useLoggedFailure(what, error)
  if (isError && !data) return null
  return (
    <Section title={title} aside={<p>{aside}</p>}>
      {!data && <Spinner onRetry={refetch} />}
      {data?.length === 0 && <p className="muted">{empty}</p>}
      {data && data.length > 0 && (
        <ul className={className}>
          {data.map((entry) => (
            <li key={entry.id}>{children(entry)}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
