import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Button, Container, Heading, Input, Select } from "@medusajs/ui"
import { useEffect, useState } from "react"
import { Link } from "react-router-dom"
import { ForRight } from "#admin/ui/roles/for-right"
import { PlanIcon } from "#admin/ui/roles/plan-icon"
import { addDays, calendarDay } from "#kernel/calendar-day"
import { type BlockDraft, BlockDrawer } from "#shop/fleet/admin/plan/block-drawer"
import { CalendarFeed } from "#shop/fleet/admin/plan/calendar-feed"
import { ItemDrawer } from "#shop/fleet/admin/plan/item-drawer"
import { PlanGrid } from "#shop/fleet/admin/plan/plan-grid"
import { plannedNow } from "#shop/fleet/admin/plan/plan-pieces"
import { usePlan } from "#shop/fleet/admin/plan/use-plan"
import { ScanButton } from "../../ui/scan/scan-button"
import { Notice } from "../../ui/section"

/** Days shown, and how wide each of them is. */
const SPANS = {
  "28": { text: "4 Wochen", dayWidth: 32 },
  "91": { text: "3 Monate", dayWidth: 22 },
  "365": { text: "12 Monate", dayWidth: 9 },
} as const
type Span = keyof typeof SPANS

const localDay = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" }).format(new Date())

/** Which unit is where, day by day; blocks and moves begin here. */
const PlanPage = () => {
  const [from, setFrom] = useState(() => addDays(calendarDay(localDay()), -3) as string)
  const [span, setSpan] = useState<Span>("28")
  const [search, setSearch] = useState("")
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [draft, setDraft] = useState<BlockDraft | null>(null)
  const to = addDays(calendarDay(from), Number(span) - 1)
  const { plan, isError } = usePlan(from, to)
  const opened = plan && openedId !== null ? plannedNow(plan, openedId) : null
  const isGone = plan !== undefined && openedId !== null && opened === null
  // What a change has taken out of the plan doesn't open by itself once it is back.
  useEffect(() => {
    if (isGone) setOpenedId(null)
  }, [isGone])
  const turn = (direction: 1 | -1) => setFrom(addDays(calendarDay(from), direction * Number(span)))
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center gap-2 px-6 py-4">
        <Heading className="mr-auto">Planung</Heading>
        <Input
          type="search"
          size="small"
          className="w-48"
          aria-label="Suchen nach Gerät, Bestellung oder Kunde"
          placeholder="Gerät, Bestellung, Kunde"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ScanButton isSmall size="small" otherwise="Bitte tippen Sie die Nummer ins Suchfeld." onFound={setSearch} />
        <Input
          type="date"
          size="small"
          aria-label="Plan ab"
          value={from}
          onChange={({ target }) => target.value && setFrom(target.value)}
        />
        <div className="w-32">
          <Select size="small" value={span} onValueChange={(value) => setSpan(value as Span)}>
            <Select.Trigger aria-label="Zeitraum">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {(Object.keys(SPANS) as Span[]).map((key) => (
                <Select.Item key={key} value={key}>
                  {SPANS[key].text}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </div>
        <div className="flex gap-x-2">
          <Button size="small" variant="secondary" onClick={() => turn(-1)}>
            Früher
          </Button>
          <Button size="small" variant="secondary" onClick={() => turn(1)}>
            Später
          </Button>
        </div>
        <Button size="small" variant="secondary" asChild>
          <Link to="/new-order">Neue Bestellung</Link>
        </Button>
        <Button size="small" onClick={() => setDraft({ unit_id: "", starts_on: plan?.today ?? from })}>
          Gerät sperren
        </Button>
      </div>
      {!plan && !isError && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Der Plan konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {plan && (
        <PlanGrid
          plan={plan}
          search={search}
          dayWidth={SPANS[span].dayWidth}
          onOpen={({ id }) => setOpenedId(id)}
          onBlock={(unit, day) => setDraft({ unit_id: unit.id, starts_on: day })}
        />
      )}
      <ForRight right="rentals">
        <CalendarFeed productId={null} />
      </ForRight>
      {plan && opened && <ItemDrawer key={opened.item.id} plan={plan} {...opened} onClose={() => setOpenedId(null)} />}
      {plan && draft && <BlockDrawer plan={plan} draft={draft} onClose={() => setDraft(null)} />}
    </Container>
  )
}

export const config = defineRouteConfig({ label: "Planung", icon: PlanIcon, rank: 2 })

export default PlanPage
