import { type ComponentProps, memo } from "react"
import { lazyPart } from "@/lib/page/lazy-part"
import type ServiceChoice from "./service-choice"
import "@/components/offer/styles/options.css"
import "../../styles/services.css"
import "@/styles/parts/accordion.css"

/** A chunk of its own for products with services; the server has it loaded and renders it. */
export const serviceChoice = lazyPart<ComponentProps<typeof ServiceChoice>>(() => import("./service-choice"))

/** The product's services, if it has some. */
export const ServicesPart = memo(
  (props: ComponentProps<typeof ServiceChoice>) => props.services.length > 0 && <serviceChoice.Later {...props} />,
)
