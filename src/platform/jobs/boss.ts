import PgBoss from "pg-boss"
import { readEnv } from "#config/env"
import { theLogger } from "../log/shop-logger"
import { PatientDatabase } from "./patient-database"

interface Queue {
  boss: PgBoss
  database: PatientDatabase
}

let shared: Queue | undefined

function openQueue(): Queue {
  const tell = ({ message }: Error) => theLogger().warn(`Jobs: ${message}`)
  const options = { connectionString: readEnv().databaseUrl, max: 2, application_name: "shop jobs" }
  const database = new PatientDatabase(options, tell)
  const boss = new PgBoss({
    db: database,
    schedule: false,
    maintenanceIntervalSeconds: 10,
    archiveCompletedAfterSeconds: 24 * 60 * 60,
  })
  boss.on("error", tell)
  return { boss, database }
}

const theQueue = () => {
  shared ??= openQueue()
  return shared
}

/** The process's one queue client. Its tables live in the shop's database, in the schema `pgboss`. */
export const theBoss = () => theQueue().boss

/** Asks the queue's database, patiently. */
export const askQueue = (text: string, values: unknown[] = []) => theQueue().database.executeSql(text, values)

/** Lets running jobs finish for so long, then closes the queue's connections. */
export async function closeBoss(timeoutMs: number) {
  const { boss, database } = theQueue()
  await boss.stop({ graceful: true, wait: true, timeout: timeoutMs })
  await database.close()
}
