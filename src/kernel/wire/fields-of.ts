import type * as z from "zod/mini"

/** Of what is known, the fields that an answer has, in the order of its schema. What is missing stays missing. */
export const fieldsOf = <Shape extends z.core.$ZodShape>(
  { shape }: z.ZodMiniObject<Shape>,
  known: z.infer<z.ZodMiniObject<Shape>>,
): z.infer<z.ZodMiniObject<Shape>> =>
  Object.fromEntries(
    Object.keys(shape).flatMap((field) => (field in known ? [[field, known[field as keyof typeof known]]] : [])),
  ) as z.infer<z.ZodMiniObject<Shape>>
