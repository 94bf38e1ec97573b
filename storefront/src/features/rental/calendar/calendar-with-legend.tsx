import { Legend } from "./legend"
import RentalCalendar, { type RentalCalendarProps } from "./rental-calendar"

/** The calendar of one device, where every mark can occur. */
const CalendarWithLegend = (props: RentalCalendarProps) => (
  <>
    <RentalCalendar {...props} />
    <Legend />
  </>
)

export default CalendarWithLegend
