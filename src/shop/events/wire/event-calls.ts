import * as z from "zod/mini"
import { tagged } from "#platform/openapi/call"
import { eventCard, eventDetail, registrationAnswer, registrationBody } from "./events"

export const eventCalls = tagged("events", [
  { method: "get", path: "/events/", summary: "Events, coming and past, earliest first", answer: z.array(eventCard) },
  { method: "get", path: "/events/{slug}/", summary: "One event with its pictures", answer: eventDetail },
  {
    method: "post",
    path: "/registration/",
    summary: "Registers a person for the next coming event at a place; the same person again gets the same answer",
    body: registrationBody,
    answer: registrationAnswer,
    refusals: [400, 413, 429],
  },
])
