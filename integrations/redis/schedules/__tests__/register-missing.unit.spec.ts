import { type WorkflowDefinition, WorkflowManager, WorkflowScheduler } from "@medusajs/framework/orchestration"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { registerMissing } from "../register-missing"

/** Medusa's scheduler on a Redis that knows these. */
let known: string[] = []
let registered: [id: string, cron: string][] = []
const storage = {
  jobQueue: { getRepeatableJobs: async () => known.map((id) => ({ key: `schedule_${id}` })) },
  schedule: async (id: string, { cron }: { cron: string }) => registered.push([id, cron]),
}

const CRONS = { "job-bill": "*/10 * * * *", "job-forget": "31 3 * * *" }
const workflows: Map<string, WorkflowDefinition> = WorkflowManager.getWorkflows()

beforeEach(() => {
  WorkflowScheduler.setStorage(storage as unknown as Parameters<typeof WorkflowScheduler.setStorage>[0])
  workflows.clear()
  for (const [id, cron] of Object.entries(CRONS)) workflows.set(id, workflow(id, { cron }))
  workflows.set("create-cart", workflow("create-cart"))
  registered = []
})
afterEach(() => workflows.clear())

const workflow = (id: string, schedule?: { cron: string }) =>
  ({ id, options: schedule ? { schedule } : {} }) as WorkflowDefinition

describe("what is to be done at its times", () => {
  it.each([
    ["is registered where Redis has lost all of it", [], Object.keys(CRONS)],
    ["is registered where Redis knows others alone", ["job-bill", "job-of-before"], ["job-forget"]],
    ["stays as it is where Redis knows it", Object.keys(CRONS), []],
  ])("%s", async (_what, of, expected) => {
    known = of
    expect(await registerMissing()).toBe(expected.length)
    expect(registered).toEqual(Object.entries(CRONS).filter(([id]) => expected.includes(id)))
  })
})
