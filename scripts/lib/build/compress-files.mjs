import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const COMPRESSIBLE = /\.(js|css|svg|json|txt|map)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** As small as they get, in some seconds for a megabyte. */
const SMALLEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 }
/** Nearly as small, in a fraction of the time. */
export const QUICK = { brotli: 5, gzip: 6 }

/** Writes `.br` and `.gz` next to every text file: the server sends them as they are. */
export async function compressFiles(folder, quality = SMALLEST) {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => COMPRESSIBLE.test(file))
    .map((file) => path.join(folder, file))
  for (const file of files) {
    const content = fs.readFileSync(file)
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    }
    const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: quality.gzip })])
    fs.writeFileSync(`${file}.br`, br)
    fs.writeFileSync(`${file}.gz`, gz)
  }
}
