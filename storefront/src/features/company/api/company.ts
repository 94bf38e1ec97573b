import type { Employee, Reference, Testimonial } from "#shop/content/wire/site"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

export const referencesQuery = pageQuery({
  queryKey: ["references"],
  queryFn: ({ signal }) => http.get<Reference[]>("/references/", { signal }),
  load: (data) => data.references(),
})

export const employeesQuery = pageQuery({
  queryKey: ["employees"],
  queryFn: ({ signal }) => http.get<Employee[]>("/employees/", { signal }),
  load: (data) => data.employees(),
})

export const testimonialsQuery = pageQuery({
  queryKey: ["testimonials"],
  queryFn: ({ signal }) => http.get<Testimonial[]>("/testimonials/", { signal }),
  load: (data) => data.testimonials(),
})
