import fs from "node:fs"
import path from "node:path"
import { startTestPostgres } from "../../harness/database"
import { DATA_DIR } from "../../harness/settings"
import { until } from "../../harness/until"
import { runBackupScript, startBackupScript } from "../backup-scripts"
import { volume } from "../volume"

/** As in production at full size; the small one has no time for it. */
export const ARCHIVE_SECONDS = volume(3, 30)
/** For what a loaded machine needs besides to switch the log and copy it. */
export const LOST_AT_MOST_MS = ARCHIVE_SECONDS * 1_000 + volume(6_000, 10_000)

type Server = Awaited<ReturnType<typeof startTestPostgres>>

const childrenOf = (pid: number) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number)

const isGone = (pid: number) =>
  !fs.existsSync(`/proc/${pid}/cmdline`) || fs.readFileSync(`/proc/${pid}/cmdline`, "utf8") === ""

/** A database server of a file's own, which is archived beside it, and what operators do with it. */
export class ArchivedDatabase {
  readonly dataDir: string
  readonly archiveDir: string
  #server: Server | undefined

  constructor(name: string) {
    this.dataDir = path.join(DATA_DIR, name, "data")
    this.archiveDir = path.join(DATA_DIR, name, "archive")
    fs.rmSync(path.join(DATA_DIR, name), { recursive: true, force: true })
    fs.mkdirSync(path.join(DATA_DIR, name), { recursive: true, mode: 0o755 })
  }

  get server(): Server {
    if (!this.#server) throw new Error("The database was never started")
    return this.#server
  }

  get databaseUrl() {
    return this.server.at("shop")
  }

  /** Until it takes connections, which is after its recovery. */
  async start() {
    const { dataDir, archiveDir } = this
    this.#server = await startTestPostgres({ dataDir, archiveDir, archiveSeconds: ARCHIVE_SECONDS, isDurable: true })
    return this.#server
  }

  stop = () => this.#server?.stop()

  run(script: "base-backup" | "recover" | "drill", ...args: string[]) {
    const { dataDir, archiveDir, databaseUrl } = this
    return runBackupScript(script, { dataDir, archiveDir, databaseUrl }, ...args)
  }

  /** The service that backs up daily, until it is stopped. */
  startService() {
    const { dataDir, archiveDir, databaseUrl } = this
    return startBackupScript("base-backup", { dataDir, archiveDir, databaseUrl }, "--daily")
  }

  /** As if the machine had burnt: its processes end at once, and of its disk the archive alone is left. */
  async destroy() {
    const { folder } = this.server
    const pid = Number(this.server.pid)
    const all = [pid, ...childrenOf(pid)]
    for (const each of all) process.kill(each, "SIGKILL")
    await until("PostgreSQL is gone", () => all.every(isGone))
    for (const place of [folder, this.dataDir]) fs.rmSync(place, { recursive: true, force: true })
  }

  /** Its folder out of the way, as an operator would keep it who recovers to an earlier moment. */
  async putAside(name: string) {
    await this.server.stop()
    fs.renameSync(this.server.folder, `${this.server.folder}.${name}`)
  }
}
