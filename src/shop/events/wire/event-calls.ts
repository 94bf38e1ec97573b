import * as z from "zod/mini"
import { get, post, tagged } from "#platform/openapi/call"
import { eventCard, eventDetail, registrationAnswer, registrationBody } from "./events"

export const eventCalls = tagged("events", [
  get("listEvents", "/events/", "Events, coming and past, earliest first", { answer: z.array(eventCard) }),
  get("getEvent", "/events/{slug}/", "One event with its pictures", { answer: eventDetail }),
  post(
    "registerForEvent",
    "/registration/",
    "Registers a person for the next coming event at a place; the same person again gets the same answer",
    { body: registrationBody, answer: registrationAnswer, refusals: [400, 429] },
  ),
])
