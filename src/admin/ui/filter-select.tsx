import { Select } from "@medusajs/ui"

/** Medusa's select has no empty value. */
const ALL = "all"

interface FilterSelectProps {
  label: string
  value: string
  /** What stands for no choice, where there is such. */
  all?: string
  options: readonly (readonly [value: string, text: string])[]
  /** There is nothing yet that it would be of. */
  isDisabled?: boolean
  onChange(value: string): void
}

/** What a list shows of all there is. */
export const FilterSelect = ({ label, value, all, options, isDisabled, onChange }: FilterSelectProps) => (
  <div className="w-48">
    <Select
      size="small"
      disabled={isDisabled}
      value={all ? value || ALL : value}
      onValueChange={(chosen) => onChange(all && chosen === ALL ? "" : chosen)}
    >
      <Select.Trigger aria-label={label} className="[&>span]:truncate">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {all && <Select.Item value={ALL}>{all}</Select.Item>}
        {options.map(([each, text]) => (
          <Select.Item key={each} value={each}>
            {text}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  </div>
)
