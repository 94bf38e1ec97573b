import { ArrowDownMini, ArrowUpMini } from "@medusajs/icons"
import { IconButton } from "@medusajs/ui"
import { type ReactNode, useEffect, useRef, useState } from "react"

interface SortableListProps<Item> {
  /** What the list holds, for who can't see it. */
  label: string
  items: readonly Item[]
  idOf(item: Item): string
  /** What the buttons call an entry. */
  nameOf(item: Item, index: number): string
  /** While a move is on its way no other begins. */
  isBusy?: boolean
  /** Both are places in `items`. */
  onMove(from: number, to: number): void
  children(item: Item, index: number): ReactNode
}

/** Entries in an order that buttons change: the focus goes along with the entry, and its new place is announced. */
export function SortableList<Item>({ label, items, idOf, nameOf, isBusy, onMove, children }: SortableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [pressed, setPressed] = useState<{ id: string; step: 1 | -1 } | null>(null)
  const place = items.findIndex((item) => idOf(item) === pressed?.id)

  useEffect(() => {
    if (!pressed || place < 0) return
    const buttons = [...(list.current?.children[place]?.querySelectorAll<HTMLButtonElement>("[data-step]") ?? [])]
    const usable = buttons.filter((button) => !button.disabled)
    const same = usable.find((button) => button.dataset.step === String(pressed.step))
    ;(same ?? usable[0])?.focus()
  }, [pressed, place])

  const press = (index: number, step: 1 | -1) => {
    if (isBusy) return
    setPressed({ id: idOf(items[index]), step })
    onMove(index, index + step)
  }
  return (
    <>
      <ol ref={list} aria-label={label} className="flex flex-col divide-y">
        {items.map((item, index) => (
          <li key={idOf(item)} className="flex items-start gap-x-3 py-3">
            <div className="flex flex-col gap-y-1">
              <Step name={nameOf(item, index)} step={-1} isEnd={index === 0} onPress={() => press(index, -1)} />
              <Step
                name={nameOf(item, index)}
                step={1}
                isEnd={index === items.length - 1}
                onPress={() => press(index, 1)}
              />
            </div>
            <div className="min-w-0 flex-1">{children(item, index)}</div>
          </li>
        ))}
      </ol>
      <div role="status" className="sr-only">
        {pressed && place >= 0 && `${nameOf(items[place], place)}: Platz ${place + 1} von ${items.length}`}
      </div>
    </>
  )
}

interface StepProps {
  name: string
  step: 1 | -1
  /** Where it goes no further. */
  isEnd: boolean
  onPress(): void
}

const Step = ({ name, step, isEnd, onPress }: StepProps) => (
  <IconButton
    type="button"
    size="2xsmall"
    variant="transparent"
    data-step={step}
    aria-label={`${name} nach ${step < 0 ? "oben" : "unten"}`}
    disabled={isEnd}
    onClick={onPress}
  >
    {step < 0 ? <ArrowUpMini /> : <ArrowDownMini />}
  </IconButton>
)
