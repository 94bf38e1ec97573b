import { Button } from "../button"

interface SubmitButtonProps {
  label: string
  /** While the request is under way. */
  pending?: boolean
  disabled?: boolean
  wide?: boolean
}

export const SubmitButton = ({ label, pending, disabled, wide }: SubmitButtonProps) => (
  <Button type="submit" busy={pending} disabled={disabled} wide={wide}>
    {label}
  </Button>
)
