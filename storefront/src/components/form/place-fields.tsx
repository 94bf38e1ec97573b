import { useEffect, useId, useRef, useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { townsOf } from "../../lib/towns"
import { TextField } from "./text-field"
import "./fields.css"

interface PlaceField {
  name: string
  label: string
  required?: boolean
}

interface PlaceFieldsProps {
  postalcode: PlaceField
  city: PlaceField
  /** Put before the browser's names for the fields: "shipping". */
  section?: string
}

/**
 * Postal code and town. A code with one town proposes it as long as nobody has entered another; one with several
 * offers them. What was typed is never overwritten; who already is in the field writes over the proposal.
 */
export const PlaceFields = ({ postalcode, city, section = "" }: PlaceFieldsProps) => {
  const { control, formState, getValues, setValue } = useFormContext()
  const { isSubmitted } = formState
  const code: string = useWatch({ control, name: postalcode.name }) ?? ""
  const [towns, setTowns] = useState<string[]>([])
  const startingCode = useRef(code)
  const proposed = useRef("")
  const listId = useId()

  useEffect(() => {
    if (code === startingCode.current) return
    let isCurrent = true
    townsOf(code.trim()).then((found) => {
      if (!isCurrent) return
      setTowns(found)
      const town = getValues(city.name)
      if (found.length !== 1 || (town !== "" && town !== proposed.current)) return
      proposed.current = found[0]
      setValue(city.name, found[0], { shouldDirty: true, shouldValidate: isSubmitted })
      const active = document.activeElement
      if (active instanceof HTMLInputElement && active.name === city.name) active.select()
    })
    return () => {
      isCurrent = false
    }
  }, [code, city.name, isSubmitted, getValues, setValue])

  return (
    <div className="row2 row-plz">
      <TextField {...postalcode} autoComplete={`${section} postal-code`.trim()} inputMode="numeric" maxLength={10} />
      <TextField {...city} autoComplete={`${section} address-level2`.trim()} maxLength={150} list={listId} />
      <datalist id={listId}>
        {towns.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
    </div>
  )
}
