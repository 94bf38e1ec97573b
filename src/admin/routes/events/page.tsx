import { defineRouteConfig } from "@medusajs/admin-sdk"
import { AcademicCap } from "@medusajs/icons"
import { Button, Container, Heading, Tabs } from "@medusajs/ui"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { PageFor } from "#admin/ui/roles/for-right"
import { NEW_EVENT } from "#shop/events/admin/event-draft"
import { EventForm } from "#shop/events/admin/event-form"
import { EventList } from "#shop/events/admin/event-list"
import { useListAddress } from "../../lib/use-list-address"

/** Events that come and that were, with how many are registered. */
const Events = () => {
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  const { shown, show, turn, offset, limit } = useListAddress({ when: "coming" })
  const when = shown.when === "past" ? "past" : "coming"
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <Heading>Veranstaltungen</Heading>
        <Button size="small" onClick={() => setAdding(true)}>
          Neue Veranstaltung
        </Button>
      </div>
      <Tabs value={when} onValueChange={(value) => show({ when: value })}>
        <Tabs.List className="px-6 py-3">
          <Tabs.Trigger value="coming">Kommende</Tabs.Trigger>
          <Tabs.Trigger value="past">Vergangene</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={when} className="border-t">
          <EventList when={when} offset={offset} limit={limit} onTurn={turn} />
        </Tabs.Content>
      </Tabs>
      {isAdding && (
        <EventForm
          title="Neue Veranstaltung"
          draft={NEW_EVENT}
          event={null}
          done="Die Veranstaltung steht im Shop."
          onClose={() => setAdding(false)}
          onSaved={(id) => navigate(`/events/${id}`)}
        />
      )}
    </Container>
  )
}

const EventsPage = () => (
  <PageFor right="contents">
    <Events />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Veranstaltungen", icon: AcademicCap, rank: 5 })

export default EventsPage
