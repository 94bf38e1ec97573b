import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Paging } from "#admin/ui/paging"
import { Notice } from "#admin/ui/section"
import { ImpersonationTable } from "#shop/impersonation/admin/impersonation-table"
import type { StaffAllImpersonations } from "#shop/impersonation/wire/staff-impersonations"

const LIMIT = 25

/** Every time that staff acted in a customer's name. */
export function ImpersonationList() {
  const [offset, setOffset] = useState(0)
  const { data, isPending, isError } = useStaffQuery<StaffAllImpersonations>(
    `/admin/impersonations?limit=${LIMIT}&offset=${offset}`,
  )
  if (isPending) return <Notice>Wird geladen …</Notice>
  if (isError) return <Notice>Die Liste konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>
  if (data.count === 0) return <Notice>Bisher hat niemand im Namen eines Kunden gehandelt.</Notice>
  return (
    <>
      <div className="overflow-x-auto">
        <ImpersonationTable impersonations={data.impersonations} />
      </div>
      <Paging offset={offset} limit={LIMIT} count={data.count} onTurn={setOffset} />
    </>
  )
}
