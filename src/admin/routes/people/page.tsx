import { defineRouteConfig } from "@medusajs/admin-sdk"
import { UserGroup } from "@medusajs/icons"
import { Container, Heading, Text } from "@medusajs/ui"
import { PageFor } from "#admin/ui/roles/for-right"
import { PeopleSection } from "#shop/content/admin/people/people-section"
import type { StaffPeople } from "#shop/content/wire/staff-people"
import { useStaffQuery } from "../../lib/use-staff-query"
import { Notice } from "../../ui/section"

/** What the shop's page about the firm lists. */
const People = () => {
  const { data, isPending, isError } = useStaffQuery<StaffPeople>("/admin/people")
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="px-6 py-4">
        <Heading>Referenzen und Team</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          In dieser Reihenfolge im Shop unter{" "}
          <a href="/ueber-uns" target="_blank" rel="noreferrer" className="text-ui-fg-interactive-hover underline">
            Über uns
          </a>
        </Text>
      </Container>
      {(isPending || isError) && (
        <Container className="p-0">
          <Notice>
            {isPending ? "Wird geladen …" : "Die Angaben konnten nicht geladen werden. Bitte laden Sie die Seite neu."}
          </Notice>
        </Container>
      )}
      {data && (
        <>
          <PeopleSection kind="references" entries={data.references} />
          <PeopleSection kind="employees" entries={data.employees} />
          <PeopleSection kind="testimonials" entries={data.testimonials} />
        </>
      )}
    </div>
  )
}

const PeoplePage = () => (
  <PageFor right="contents">
    <People />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Referenzen und Team", icon: UserGroup, rank: 7 })

export default PeoplePage
