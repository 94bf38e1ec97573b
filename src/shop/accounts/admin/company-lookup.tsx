import { Button, Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { SearchField } from "#admin/ui/search-field"
import type { CompanyDetail, CompanyMatches, CompanyRow } from "../wire/company"
import type { StaffAccountBody } from "../wire/staff-customers"

type FoundCompany = Pick<StaffAccountBody, "company" | "company_uid" | "address" | "postalcode" | "city">

const REGISTER = "/backend/api/v1/zefix"
const UNREACHABLE = "Das Firmenregister antwortet im Moment nicht. Bitte geben Sie die Firma von Hand ein."

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${REGISTER}${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

interface CompanyLookupProps {
  /** Looked for from the beginning. */
  sought?: string
  onChoose(company: FoundCompany): void
}

/** Takes name, number and address of a company from the register, as the sign-up does. */
export function CompanyLookup({ sought = "", onChoose }: CompanyLookupProps) {
  const [words, setWords] = useState(sought)
  const [hasFailed, setHasFailed] = useState(false)
  const search = useQuery({
    queryKey: ["zefix", words],
    queryFn: () => read<CompanyMatches>(`/search/?query=${encodeURIComponent(words)}`),
    enabled: words.length >= 2,
    retry: false,
  })
  const choose = async ({ uid_raw }: CompanyRow) => {
    try {
      onChoose(companyFields(await read<CompanyDetail>(`/company/${uid_raw}/`)))
      setWords("")
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  const results = words.length >= 2 ? search.data?.results : undefined
  return (
    <div className="flex flex-col gap-y-2">
      <SearchField label="Firma oder UID im Register suchen" value={words} onSearch={setWords} />
      <div role="status" className="txt-small">
        {search.isFetching && "Wird gesucht …"}
        {results?.length === 0 && "Im Register nicht gefunden."}
        {(search.isError || hasFailed) && <Text size="small">{UNREACHABLE}</Text>}
      </div>
      {results && results.length > 0 && (
        <ul className="flex flex-col gap-y-1">
          {results.map((company) => (
            <li key={company.uid_raw} className="flex items-center justify-between gap-2">
              <Text size="small">
                {company.name}, {company.legalSeat}
              </Text>
              <Button type="button" size="small" variant="secondary" onClick={() => choose(company)}>
                Übernehmen
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const companyFields = ({ name, uid, legalSeat, address }: CompanyDetail): FoundCompany => ({
  company: name,
  company_uid: uid,
  address: [address.street, address.houseNumber].filter(Boolean).join(" "),
  postalcode: address.swissZipCode,
  city: address.city || legalSeat,
})
