import { createHash } from "node:crypto"

/** The same queue and key always name the same job, so that enqueuing twice keeps one. A UUID of version 8. */
export function jobId(queue: string, key: string): string {
  const bytes = createHash("sha256").update(`${queue}\0${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6] & 0x0f) | 0x80
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
