import { addDays, calendarDay, weekday } from "#kernel/calendar-day"
import { nearDayInWords } from "#kernel/format-day"
import { workingDays } from "#kernel/working-days"
import { deliveryExample } from "../../rules/delivery-example"
import type { DeliveryTypeBody, StaffRentalConfiguration } from "../../wire/staff-rental-configuration"

const MONDAY = 1
const EXAMPLE_DAYS = 4
const SOONEST = 7

type Counts = { [Key in "preparation_days" | "transit_out_days" | "transit_back_days"]: DeliveryTypeBody[Key] | null }

/**
 * "Versand am Fr 27.11. für Miete Mo 30.11. bis Fr 4.12.; zurück am Mo 7.12." for a rent of the week after next, or why
 * there is none yet.
 */
export function deliveryExampleText(
  counts: Counts,
  terms: Pick<StaffRentalConfiguration, "today" | "closed_days">,
): string {
  const { preparation_days, transit_out_days, transit_back_days } = counts
  if (preparation_days === null || transit_out_days === null || transit_back_days === null)
    return "Bitte alle Tage als Zahl eingeben."
  const calendar = workingDays(terms.closed_days.map(({ date }) => ({ date: calendarDay(date) })))
  const soonest = addDays(calendarDay(terms.today), SOONEST)
  const start = addDays(soonest, (7 + MONDAY - weekday(soonest)) % 7)
  const period = { start, end: addDays(start, EXAMPLE_DAYS) }
  const days = {
    preparationDays: preparation_days,
    transitOutDays: transit_out_days,
    transitBackDays: transit_back_days,
  }
  const { takenFrom, leavesOn, backOn } = deliveryExample(period, days, calendar)
  const rent = `Miete ${nearDayInWords(period.start)} bis ${nearDayInWords(period.end)}`
  const parts = [
    ...(takenFrom === leavesOn ? [] : [`Bereitstellen ab ${nearDayInWords(takenFrom)}`]),
    leavesOn === period.start ? `Übergabe am ${nearDayInWords(leavesOn)}` : `Versand am ${nearDayInWords(leavesOn)}`,
  ]
  const back = backOn === period.end ? `Rückgabe am ${nearDayInWords(backOn)}` : `zurück am ${nearDayInWords(backOn)}`
  return `${parts.join(", ")} für ${rent}; ${back}`
}
