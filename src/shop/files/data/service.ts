import { MedusaService } from "@medusajs/framework/utils"
import { StoredFile } from "./models/stored-file"

/** Which files staff uploaded; the bytes are with Medusa's file provider, see `src/shop/files/commands`. */
class FilesModuleService extends MedusaService({ StoredFile }) {}

export default FilesModuleService
