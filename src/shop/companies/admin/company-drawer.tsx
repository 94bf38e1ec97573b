import { Text } from "@medusajs/ui"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffCompanyAnswer } from "../wire/staff-companies"

interface CompanyDrawerProps {
  path: string
  company: NonNullable<StaffCompanyAnswer["company"]>
  onClose(): void
}

/** Another name or number of a company's account. */
export function CompanyDrawer({ path, company, onClose }: CompanyDrawerProps) {
  const resource = useResource({
    path,
    list: "/admin",
    initial: { name: company.name, company_uid: company.uid },
    version: company.version,
    done: "Das Firmenkonto ist geändert.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={resource} title="Firma ändern" onClose={onClose}>
      <TextField control={resource.control} label="Firma" name="name" />
      <TextField control={resource.control} label="UID" name="company_uid" placeholder="CHE-109.322.551" />
      <Text size="small" className="text-ui-fg-subtle">
        Gilt für alle Personen des Firmenkontos; wer die bisherige UID hat, erhält die neue. Die Adresse auf Rechnungen
        steht in den Kundendaten der einzelnen Personen.
      </Text>
    </ResourceForm>
  )
}
