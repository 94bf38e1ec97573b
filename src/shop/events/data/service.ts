import { MedusaService } from "@medusajs/framework/utils"
import { Event } from "./models/event"
import { EventImage } from "./models/event-image"
import { EventRegistration } from "./models/event-registration"

/** Keeps events, their pictures and who comes. Registering is a workflow: `src/shop/events/commands`. */
export class EventsModuleService extends MedusaService({ Event, EventImage, EventRegistration }) {}
