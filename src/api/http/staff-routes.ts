import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type * as z from "zod/mini"
import type { CustomerByStaff } from "#shop/accounts/commands/by-staff/customer-change"
import { byStaff } from "./identity/customer-by-staff"
import { requireStaff } from "./identity/staff"
import { parse } from "./parse"

/** Calls of the admin: who asks, for what, with which body; then what is done, and what is answered. */
type Route<Answer = object> = (request: AuthenticatedMedusaRequest, response: MedusaResponse<Answer>) => Promise<void>
type Params = Record<string, string>

interface Question {
  scope: MedusaContainer
  db: Knex
  /** Of the path, as all of `params`. */
  id: string
  params: Params
  query: AuthenticatedMedusaRequest["query"]
}

export const reads =
  <Answer>(read: (question: Question) => Answer | Promise<Answer>): Route<Answer> =>
  async ({ scope, params, query }, response) => {
    const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    response.json(await read({ scope, db, id: params.id, params, query }))
  }

/** What staff do to the thing of the path, without saying more. */
export const does =
  (command: (scope: MedusaContainer, staffId: string, id: string, params: Params) => Promise<unknown>): Route =>
  async (request, response) => {
    await command(request.scope, requireStaff(request), request.params.id, request.params)
    response.json({})
  }

type Change<Body, Answer> = (
  scope: MedusaContainer,
  staffId: string,
  id: string,
  body: Body,
  params: Params,
) => Promise<Answer>

/** What staff change of the thing of the path, answered by what it is then. */
export const answers =
  <Schema extends z.ZodMiniType, Answer>(schema: Schema, command: Change<z.output<Schema>, Answer>): Route<Answer> =>
  async (request, response) => {
    const body = parse(schema, request.body)
    response.json(await command(request.scope, requireStaff(request), request.params.id, body, request.params))
  }

/** The same without an answer. */
export const changes = <Schema extends z.ZodMiniType>(
  schema: Schema,
  command: Change<z.output<Schema>, unknown>,
): Route =>
  answers(schema, async (...change) => {
    await command(...change)
    return {}
  })

/** Makes something new, and answers its id. */
export const makes =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    command: (scope: MedusaContainer, staffId: string, body: z.output<Schema>) => Promise<string>,
  ): Route<{ id: string }> =>
  async (request, response) => {
    const body = parse(schema, request.body)
    response.status(201).json({ id: await command(request.scope, requireStaff(request), body) })
  }

/** The same, answered by more than the id. */
export const makesWithAnswer =
  <Schema extends z.ZodMiniType, Answer extends { id: string }>(
    schema: Schema,
    command: (scope: MedusaContainer, staffId: string, body: z.output<Schema>) => Promise<Answer>,
  ): Route<Answer> =>
  async (request, response) => {
    const body = parse(schema, request.body)
    response.status(201).json(await command(request.scope, requireStaff(request), body))
  }

/** What staff do to the customer of the path, without saying more. */
export const doesToCustomer =
  (command: (scope: MedusaContainer, by: CustomerByStaff, params: Params) => Promise<unknown>): Route =>
  async (request, response) => {
    await command(request.scope, byStaff(request), request.params)
    response.json({})
  }

/** What staff change of the customer of the path. */
export const changesCustomer =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    command: (scope: MedusaContainer, by: CustomerByStaff, body: z.output<Schema>, params: Params) => Promise<unknown>,
  ): Route =>
  async (request, response) => {
    const body = parse(schema, request.body)
    await command(request.scope, byStaff(request), body, request.params)
    response.json({})
  }
