import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { StartError } from "../lib/start-error.mjs"

const { Client, Query } = createRequire(import.meta.url)("pg")

/** With the log written meanwhile, so that it can be opened without an archive too. */
const COMMAND = `BASE_BACKUP (LABEL 'shop', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`

/** Each message of the copy begins with its kind. */
const [ARCHIVE, MANIFEST, DATA] = Buffer.from("nmd")

/** Files that the messages name, one after the other; a full one asks the sender to wait. */
class Outputs {
  #folder
  #current
  #written = []

  constructor(folder) {
    this.#folder = folder
  }

  #open(name, socket) {
    this.#current?.end()
    this.#current = createGzip({ level: 1 })
    // One that is ended while it is full drains without saying so.
    for (const event of ["drain", "finish"]) this.#current.on(event, () => socket.resume())
    const file = fs.createWriteStream(path.join(this.#folder, name), { flags: "wx", mode: 0o600, flush: true })
    const written = pipeline(this.#current, file)
    written.catch((error) => this.onFailure(error))
    this.#written.push(written)
  }

  receive(chunk, socket) {
    const kind = chunk[0]
    if (kind === ARCHIVE) {
      const [name] = chunk.toString("utf8", 1).split("\0")
      if (name !== "base.tar")
        return this.onFailure(new StartError(`The database has a tablespace of its own: ${name}.`))
      this.#open("base.tar.gz", socket)
    } else if (kind === MANIFEST) this.#open("backup_manifest.gz", socket)
    // A copy, as the client of PostgreSQL reads its next messages into the same memory.
    else if (kind === DATA && !this.#current.write(Buffer.from(chunk.subarray(1)))) socket.pause()
  }

  async end() {
    this.#current?.end()
    await Promise.all(this.#written)
  }
}

/** What the client of PostgreSQL does with a query, and the copy's messages besides. */
class BackupQuery extends Query {
  constructor(outputs, callback) {
    super(COMMAND, undefined, callback)
    this.outputs = outputs
  }

  handleCopyData({ chunk }, connection) {
    this.outputs.receive(chunk, connection.stream)
  }
}

/**
 * Writes `base.tar.gz` and `backup_manifest.gz`, as they come over the replication protocol, while the database works on.
 * Its user has to be a superuser or to have REPLICATION, and `pg_hba.conf` has to let it replicate.
 * @throws StartError, or the database's or the disk's error; then the files aren't whole
 */
export async function streamBaseBackup(databaseUrl, folder) {
  const client = new Client({ connectionString: databaseUrl, replication: "true" })
  const outputs = new Outputs(folder)
  const failed = new Promise((_, reject) => {
    outputs.onFailure = reject
    client.on("error", reject)
  })
  failed.catch(() => undefined)
  const sent = async () => {
    await client.connect()
    await new Promise((resolve, reject) => {
      client.query(new BackupQuery(outputs, (error) => (error ? reject(error) : resolve())))
    })
    await outputs.end()
  }
  try {
    await Promise.race([sent(), failed])
  } finally {
    await client.end()
  }
}
