import type { Control } from "react-hook-form"
import { SelectField } from "#admin/ui/form/choice-fields"
import { TextField } from "#admin/ui/form/text-field"
import { EVENT_LOCATIONS, LOCATION_NAMES } from "../wire/events"
import type { EventDraft } from "./event-draft"

const LOCATIONS = EVENT_LOCATIONS.map((location) => [location, LOCATION_NAMES[location]] as const)

/** When and where, and for how many. */
export const AppointmentFields = ({ control }: { control: Control<EventDraft> }) => (
  <>
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      <TextField control={control} label="Tag" name="day" type="date" />
      <TextField control={control} label="Beginn" name="start_time" type="time" />
      <TextField control={control} label="Ende" name="end_time" type="time" />
    </div>
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <SelectField control={control} label="Ort" name="location" options={LOCATIONS} />
      <TextField control={control} label="Plätze (leer: unbegrenzt)" name="seats" inputMode="numeric" maxLength={5} />
      <TextField control={control} label="Lokal" name="venue" maxLength={150} placeholder="Musterhalle Olten" />
      <TextField
        control={control}
        label="Adresse des Lokals"
        name="venue_address"
        maxLength={200}
        placeholder="Beispielweg 3, 4600 Olten"
      />
    </div>
  </>
)
