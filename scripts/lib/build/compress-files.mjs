import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const COMPRESSIBLE = /\.(js|css|svg|json|txt|map)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `.br` and `.gz` next to every text file, as small as they get: the server sends them as they are. */
export async function compressFiles(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => COMPRESSIBLE.test(file))
    .map((file) => path.join(folder, file))
  for (const file of files) {
    const content = fs.readFileSync(file)
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
    const [br, gz] = await Promise.all([brotli(content, options), gzipped(content, { level: 9 })])
    fs.writeFileSync(`${file}.br`, br)
    fs.writeFileSync(`${file}.gz`, gz)
  }
}
