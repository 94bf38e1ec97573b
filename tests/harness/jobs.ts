import { sql } from "./sql"

/** Has these jobs run again at once, whatever became of them: `await repeatJobs("name = 'order-paid'")`. */
export const repeatJobs = (where: string, ...values: unknown[]) =>
  sql(
    `with repeated as (
       update pgboss.job set state = 'retry', start_after = now(), completed_on = null where ${where} returning name
     ) select pg_notify('shop_jobs', name) from (select distinct name from repeated) queues`,
    ...values,
  )

/** What failed is due at once instead of after its pause. */
export const repeatFailedJobs = () => repeatJobs("state = 'retry'")
