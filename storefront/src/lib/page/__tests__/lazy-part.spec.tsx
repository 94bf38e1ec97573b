import { render, renderHook, screen } from "@testing-library/react"
import { Suspense, useState } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { lazyPart } from "../lazy-part"
import { useOptionalPart } from "../optional-part"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Part = () => <p>Der Kalender</p>

describe("a part whose code is loaded on demand", () => {
  it("is given up after 120 seconds, not before", async () => {
    const outcome = vi.fn()
    lazyPart(() => new Promise<never>(() => {}))
      .preload()
      .catch(outcome)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.mock.calls[0][0].message).toContain("did not arrive in time")
  })

  it("is asked for once, by however many", async () => {
    const load = vi.fn(async () => ({ default: Part }))
    const part = lazyPart(load)
    await Promise.all([part.preload(), part.preload()])
    await part.preload()
    expect(load).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it("is asked for again after a failure", async () => {
    const load = vi.fn(async () => ({ default: Part }))
    load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    const part = lazyPart(load)
    await expect(part.preload()).rejects.toThrow()
    await part.preload()
    render(<part.Part />)
    expect(screen.getByText("Der Kalender")).toBeTruthy()
  })

  it("shows what stands in for it until it is there", async () => {
    const part = lazyPart(async () => ({ default: Part }))
    render(
      <Suspense fallback={<p>Wird geladen</p>}>
        <part.Part />
      </Suspense>,
    )
    expect(screen.getByText("Wird geladen")).toBeTruthy()
    vi.useRealTimers()
    expect(await screen.findByText("Der Kalender")).toBeTruthy()
  })

  it("stays the same part, with its state, when what is around it is drawn again", async () => {
    vi.useRealTimers()
    const Counter = ({ step }: { step: number }) => {
      const [first] = useState(step)
      return <p>{`seit ${first}`}</p>
    }
    const part = lazyPart(async () => ({ default: Counter }))
    const page = (step: number) => (
      <Suspense fallback={null}>
        <part.Part step={step} />
      </Suspense>
    )
    const { rerender } = render(page(1))
    await screen.findByText("seit 1")
    rerender(page(2))
    expect(screen.getByText("seit 1")).toBeTruthy()
  })
})

it("an optional part is given up after 120 seconds too", async () => {
  const onMissing = vi.fn()
  vi.spyOn(console, "warn").mockImplementation(() => {})
  renderHook(() => useOptionalPart(true, () => new Promise<never>(() => {}), onMissing))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(onMissing).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onMissing).toHaveBeenCalledOnce()
})
