import type { CSSProperties } from "react"
import { useTranslation } from "react-i18next"
import type { Testimonial } from "#shop/content/wire/site"
import { testimonialsQuery } from "../api/company"
import "../texts"
import { CompanyList } from "./company-list"
import { Portrait } from "./portrait"

const Stars = ({ count }: { count: number }) => {
  const { t } = useTranslation("company")
  return (
    <span
      className="stars"
      role="img"
      aria-label={t("testimonials.stars", { count })}
      style={{ "--stars": count } as CSSProperties}
    />
  )
}

export const Voice = ({ testimonial: { stars, text, name, company, avatar } }: { testimonial: Testimonial }) => (
  <figure>
    <Stars count={stars} />
    <blockquote>
      <p>{text}</p>
    </blockquote>
    <figcaption>
      <Portrait source={avatar} name={name} />
      <span>
        <b>{name}</b>
        {company}
      </span>
    </figcaption>
  </figure>
)

export const Testimonials = () => {
  const { t } = useTranslation("company")
  return (
    <CompanyList
      query={testimonialsQuery}
      what="The testimonials"
      title={t("testimonials.title")}
      aside={t("testimonials.aside")}
      empty={t("testimonials.empty")}
      className="voices"
    >
      {(testimonial) => <Voice testimonial={testimonial} />}
    </CompanyList>
  )
}
