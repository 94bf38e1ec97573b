import { OptionList } from "@/components/offer/option-list"
import type { Choice } from "../choice"

interface ChoiceListProps {
  title: string
  choices: Choice[]
  chosen: Choice
  onChoose: (id: string) => void
}

/** Base and packages, or base and plugins; nothing where there is nothing to choose. */
export const ChoiceList = ({ title, choices, chosen, onChoose }: ChoiceListProps) =>
  choices.length > 1 && (
    <OptionList
      title={title}
      name="choice"
      options={choices.map(({ id, name, price, summary }) => ({ id, name, price, text: summary }))}
      chosenId={chosen.id}
      onChoose={onChoose}
    />
  )
