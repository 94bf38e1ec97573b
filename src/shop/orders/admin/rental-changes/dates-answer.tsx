import { Button, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { dayText, periodText } from "#admin/lib/days"
import { chfWithRappen } from "#kernel/format-chf"
import type { Rappen } from "#kernel/money"
import type { AskedDates, DatesConflict, StaffDates } from "../../wire/staff-dates"

const RULES: Record<NonNullable<StaffDates["broken"]>["rule"], string> = {
  format: "Bitte ein Datum eingeben.",
  past: "Dieser Tag ist vorbei.",
  earliest: "Dieser Tag ist zu früh.",
  sunday: "Eine Miete beginnt und endet nicht an einem Sonntag.",
  saturday: "An einem Samstag ist das mit dieser Lieferung nicht möglich.",
  order: "Der letzte Tag liegt vor dem ersten.",
  horizon: "So weit im Voraus wird noch nicht vermietet.",
  out: "Das Gerät ist übergeben; der erste Tag bleibt.",
  unit_out: "Das Gerät ist übergeben; ein anderes erhält der Kunde mit «Gerät tauschen».",
}

const REASONS: Record<Exclude<AskedDates["reason"], "rule" | null>, string> = {
  booked: "In diesen Tagen ist das Gerät nicht frei",
  transit: "Das Gerät kann nicht rechtzeitig dort oder zurück sein",
  closed: "Am ersten oder letzten Tag ist geschlossen",
  lead_time: "Für diesen ersten Tag reicht die Zeit für den Versand nicht mehr",
  maintenance: "Das Gerät ist ausser Betrieb",
  no_single_unit: "Kein Gerät ist durchgehend frei",
}

const KINDS = { rental: "", repair: "Reparatur", calibration: "Kalibrierung", other: "Eigenbedarf" }

/** What was agreed, what it comes to, and the difference. */
export const DatesPrice = ({ agreed, fee }: { agreed: Rappen; fee: Rappen }) => (
  <dl className="grid gap-3 sm:grid-cols-3">
    <Sum name="Heute vereinbart" amount={agreed} />
    <Sum name="Nach der Änderung" amount={agreed + fee} />
    <Sum name="Unterschied exkl. MwSt." amount={fee} />
  </dl>
)

const Sum = ({ name, amount }: { name: string; amount: Rappen }) => (
  <div>
    <dt className="txt-xsmall text-ui-fg-subtle">{name}</dt>
    <dd className="txt-small-plus">{chfWithRappen(amount)}</dd>
  </div>
)

/** What the button says that sends them; null is no amount yet. */
export function datesAction(fee: Rappen | null): string {
  if (fee === null) return "Ändern"
  return fee === 0 ? "Ändern ohne Aufpreis" : `Ändern für ${chfWithRappen(fee)} exkl. MwSt.`
}

interface AnswerProps {
  dates: StaffDates
  onChoose(choice: { unit_id?: string; starts_on?: string; ends_on?: string }): void
}

/** Which unit the days are had with, or what is in the way and what is possible instead. */
export function DatesAnswer({ dates: { broken, asked, units, ...now }, onChoose }: AnswerProps) {
  if (broken) return <Wrong>{RULES[broken.rule]}</Wrong>
  if (!asked) return null
  const serialOf = (id: string) => units.find((unit) => unit.id === id)?.serial_number ?? ""
  const free = asked.reason === "booked" || asked.reason === "maintenance" ? units.find(({ is_free }) => is_free) : null
  if (asked.unit_id !== null)
    return (
      <>
        <Text size="small">
          Gerät {serialOf(asked.unit_id)}
          {asked.unit_id === now.unit_id ? " (wie bisher)" : ` statt ${serialOf(now.unit_id)}`}, belegt{" "}
          {periodText(asked.occupied_from, asked.occupied_to)}
        </Text>
        {asked.calibration_ends_on && (
          <Text size="small" className="text-ui-tag-orange-text">
            Die Kalibrierung des Geräts gilt nur bis {dayText(asked.calibration_ends_on)}.
          </Text>
        )}
      </>
    )
  return (
    <>
      {asked.reason && <Wrong>{asked.reason === "rule" ? asked.rule : `${REASONS[asked.reason]}.`}</Wrong>}
      <ul className="flex flex-col gap-y-1">
        {asked.conflicts.map((conflict) => (
          <Conflict key={conflict.id} conflict={conflict} />
        ))}
      </ul>
      {free && (
        <Choice onChoose={() => onChoose({ unit_id: free.id })}>Freies Gerät {free.serial_number} nehmen</Choice>
      )}
      {!free && asked.nearest && (
        <Choice onChoose={() => asked.nearest && onChoose(asked.nearest)}>
          Nächste freie Tage: {periodText(asked.nearest.starts_on, asked.nearest.ends_on)}
        </Choice>
      )}
    </>
  )
}

const Wrong = ({ children }: { children: React.ReactNode }) => (
  <Text size="small" className="text-ui-fg-error">
    {children}
  </Text>
)

const Choice = ({ onChoose, children }: { onChoose(): void; children: React.ReactNode }) => (
  <Button type="button" size="small" variant="secondary" className="self-start" onClick={onChoose}>
    {children}
  </Button>
)

function Conflict({ conflict }: { conflict: DatesConflict }) {
  const { kind, order_id, shop_number, customer, starts_on, ends_on } = conflict
  const words = [KINDS[kind], shop_number, customer, periodText(starts_on, ends_on)].filter(Boolean).join(", ")
  return (
    <li className="txt-small">
      {order_id ? (
        <Link to={`/orders/${order_id}`} className="text-ui-fg-interactive-hover">
          {words}
        </Link>
      ) : (
        words
      )}
    </li>
  )
}
