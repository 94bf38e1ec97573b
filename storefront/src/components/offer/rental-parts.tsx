import { type ComponentProps, Suspense } from "react"
import { lazyPart } from "@/lib/page/lazy-part"
import type { RateParts } from "./rate-parts"
import type { ServiceSums } from "./service-sums"

const rateParts = lazyPart<ComponentProps<typeof RateParts>>(async () => ({
  default: (await import("./rate-parts")).RateParts,
}))
const serviceSums = lazyPart<ComponentProps<typeof ServiceSums>>(async () => ({
  default: (await import("./service-sums")).ServiceSums,
}))

/** What the rent of a line is made of, if rates make it up: code that only such lines load. */
export const LineRates = (props: ComponentProps<typeof RateParts>) =>
  props.parts.length > 0 && (
    <Suspense fallback={null}>
      <br />
      <rateParts.Part {...props} />
    </Suspense>
  )

/** The services of a line with their sums, loaded by lines that have some. */
export const LineServices = ({ title, ...props }: ComponentProps<typeof ServiceSums> & { title: string }) =>
  props.services.length > 0 && (
    <Suspense fallback={null}>
      <dt>{title}</dt>
      <serviceSums.Part {...props} />
    </Suspense>
  )
