import { execFileSync } from "node:child_process"
import fs from "node:fs"

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }))

/** CPU time in ms of the processes and their living descendants, children already gone included. */
export function cpuMs(...roots: number[]): number {
  const children = new Map<number, number[]>()
  const spent = new Map<number, number>()
  for (const entry of fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = readStat(Number(entry))
    if (!stat) continue
    children.set(stat.parent, [...(children.get(stat.parent) ?? []), Number(entry)])
    spent.set(Number(entry), (stat.ticks * 1000) / TICKS_PER_SECOND)
  }
  const total = (pid: number): number =>
    (spent.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((sum, child) => sum + total(child), 0)
  return roots.reduce((sum, root) => sum + total(root), 0)
}

function readStat(pid: number) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8")
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), ticks }
  } catch {
    return undefined // ended meanwhile
  }
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))
  return Number(line?.[1]) / 1024
}
