import { useFormContext } from "react-hook-form"
import "./fields.css"

export const CheckboxField = ({ name, label }: { name: string; label: string }) => {
  const { register } = useFormContext()
  return (
    <label className="chk">
      <input type="checkbox" {...register(name)} />
      <span>{label}</span>
    </label>
  )
}
