import { queryOptions } from "@tanstack/react-query"
import type { Employee, Reference, Testimonial } from "#shop/content/wire/site"
import { http } from "@/lib/http/http"

export const referencesQuery = queryOptions({
  queryKey: ["references"],
  queryFn: ({ signal }) => http.get<Reference[]>("/references/", { signal }),
})

export const employeesQuery = queryOptions({
  queryKey: ["employees"],
  queryFn: ({ signal }) => http.get<Employee[]>("/employees/", { signal }),
})

export const testimonialsQuery = queryOptions({
  queryKey: ["testimonials"],
  queryFn: ({ signal }) => http.get<Testimonial[]>("/testimonials/", { signal }),
})
