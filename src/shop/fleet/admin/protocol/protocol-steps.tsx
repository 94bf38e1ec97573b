import { GeneralErrors } from "#admin/ui/form-parts"
import { ChecklistField } from "./checklist-field"
import type { ProtocolDraft, StepProps } from "./protocol-draft"
import { SignatureStep } from "./signature-step"

/** What is gone through before the unit changes hands. */
export const checklistStep = (items: string[], { draft, change }: StepProps<ProtocolDraft>) => ({
  title: "Checkliste",
  content: <ChecklistField items={items} checked={draft.checked} onChange={(checked) => change({ checked })} />,
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
