import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

/**
 * Creates the database files once. German sorting comes from ICU, since few machines have a German locale.
 * An interrupted attempt leaves no PG_VERSION with a control file; its remains are removed first.
 */
export function initialise({ native, folder, account, password }) {
  if (fs.existsSync(path.join(folder, "PG_VERSION")) && fs.existsSync(path.join(folder, "global/pg_control"))) return
  for (const remains of fs.readdirSync(folder)) fs.rmSync(path.join(folder, remains), { recursive: true })
  const secrets = fs.mkdtempSync(path.join(os.tmpdir(), "initdb-"))
  const passwordFile = path.join(secrets, "password")
  try {
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    if (account.uid !== undefined)
      for (const target of [secrets, passwordFile]) fs.chownSync(target, account.uid, account.gid)
    const options = ["-D", folder, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8"]
    const locale = ["--locale=C", "--locale-provider=icu", "--icu-locale=de-CH", "--no-sync"]
    const run = spawnSync(path.join(native, "bin/initdb"), [...options, ...locale], {
      ...account,
      cwd: folder,
      env: { ...process.env, LC_ALL: "C" },
      encoding: "utf8",
    })
    if (run.status !== 0) throw new Error(`PostgreSQL's files could not be made: ${run.error?.message ?? run.stderr}`)
  } finally {
    fs.rmSync(secrets, { recursive: true })
  }
}
