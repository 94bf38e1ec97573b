import { MedusaService } from "@medusajs/framework/utils"
import { WebhookEndpoint } from "./models/webhook-endpoint"

/** Where integrators are told of events; read and written by SQL, with the outbox's subscriber of the same id. */
class WebhooksModuleService extends MedusaService({ WebhookEndpoint }) {}

export default WebhooksModuleService
