import { refusalReasons } from "./form/refusal"
import { Icon } from "./icon"

/** Why the shop refused what a button asked for, next to the button and read out. */
export const RefusalText = ({ error }: { error: Error | null }) => {
  const reasons = refusalReasons(error)
  return (
    <div aria-live="polite">
      {reasons.length > 0 && (
        <p className="err">
          <Icon name="alert" />
          {reasons.join(" ")}
        </p>
      )}
    </div>
  )
}
