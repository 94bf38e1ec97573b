import { defineRouteConfig } from "@medusajs/admin-sdk"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { PageFor } from "#admin/ui/roles/for-right"
import { Notice } from "#admin/ui/section"
import { LetterTemplates } from "#shop/letters/admin/letter-templates"
import { TEMPLATES } from "#shop/letters/admin/template-drawer"
import type { StaffLetterTemplates } from "#shop/letters/wire/letters"

/** What mails that staff write begin with. */
const Templates = () => {
  const { data, isPending, isError } = useStaffQuery<StaffLetterTemplates>(TEMPLATES)
  return (
    <>
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Die Vorlagen konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && <LetterTemplates {...data} />}
    </>
  )
}

const LettersPage = () => (
  <PageFor right="contents">
    <Templates />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Mailvorlagen", rank: 4 })

export default LettersPage
