import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Section } from "@/components/section"
import { Spinner } from "@/components/spinner"
import { useArrival } from "@/components/use-arrival"
import { useLoggedFailure } from "@/components/use-logged-failure"
import { useTraining } from "../api/training"
import "../texts"
import { Course } from "./course"

interface CoursesProps {
  offerOf: (course: ProductDetail) => ReactNode
}

const CourseList = ({ courses, offerOf }: CoursesProps & { courses: ProductDetail[] }) => {
  useArrival()
  return (
    <ul className="courses">
      {courses.map((course) => (
        <Course key={course.id} course={course} offer={offerOf(course)} />
      ))}
    </ul>
  )
}

/** Every course with its price. A failed list keeps its spinner, as a failed product page does. */
export const Courses = ({ offerOf }: CoursesProps) => {
  const { t } = useTranslation("training")
  const { data: courses, error, refetch } = useTraining()
  useLoggedFailure("The courses", error)
  return (
    <Section title={t("title")} aside={<p>{t("aside")}</p>}>
      {!courses ? (
        <Spinner onRetry={refetch} />
      ) : courses.length === 0 ? (
        <p className="muted">{t("empty")}</p>
      ) : (
        <CourseList courses={courses} offerOf={offerOf} />
      )}
    </Section>
  )
}
