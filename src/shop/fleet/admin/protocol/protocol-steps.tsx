import type { ReactNode } from "react"
import { GeneralErrors } from "#admin/ui/form-parts"
import { ChecklistField } from "./checklist-field"
import type { ProtocolDraft, StepProps } from "./protocol-draft"
import { SignatureStep } from "./signature-step"

/** What is gone through before the unit changes hands. @param parts what of the set goes along, or came back */
export const checklistStep = (items: string[], { draft, change }: StepProps<ProtocolDraft>, parts?: ReactNode) => ({
  title: "Checkliste",
  content: (
    <>
      {parts}
      <ChecklistField items={items} checked={draft.checked} onChange={(checked) => change({ checked })} />
    </>
  ),
})

/** The last step, where all is sent. */
export const signatureStep = (step: StepProps<ProtocolDraft>) => ({
  title: "Unterschrift",
  content: (
    <>
      <SignatureStep {...step} />
      <GeneralErrors error={step.error} />
    </>
  ),
})
