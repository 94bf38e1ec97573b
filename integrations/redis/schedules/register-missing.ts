import { type WorkflowDefinition, WorkflowManager, WorkflowScheduler } from "@medusajs/framework/orchestration"

/** What Medusa's scheduler has inside where workflows are on Redis. Pinned to Medusa 2.21.2. */
interface RedisScheduler {
  storage: { jobQueue: { getRepeatableJobs(): Promise<{ key: string }[]> } }
}

const queue = () => (WorkflowScheduler as unknown as RedisScheduler).storage.jobQueue

/** What the shop, its extensions and Medusa do at their times: `src/jobs`, as workflows. */
export const scheduledWorkflows = () =>
  [...(WorkflowManager.getWorkflows() as Map<string, WorkflowDefinition>).values()].filter(
    ({ options }) => options.schedule,
  )

/**
 * Registers what Redis doesn't know. What it knows stays as it is: registered anew in the moment in which it is due, it would be left
 * out. Any number of processes may do so: under the same key there is one.
 * @returns how many there were; waits for Redis for some seconds
 */
export async function registerMissing(): Promise<number> {
  const known = new Set((await queue().getRepeatableJobs()).map(({ key }) => key))
  const missing = scheduledWorkflows().filter(({ id }) => !known.has(`schedule_${id}`))
  for (const workflow of missing) await new WorkflowScheduler().scheduleWorkflow(workflow)
  return missing.length
}
