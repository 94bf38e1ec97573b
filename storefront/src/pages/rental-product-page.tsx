import { useParams } from "react-router-dom"
import { PageHead } from "../components/page-head"
import { Spinner } from "../components/spinner"
import { useRentalProduct } from "../features/rental/api/rental-product"
import "../features/rental/texts"
import { paths } from "../lib/paths"
import NotFoundPage from "./not-found-page"

const RentalProductPage = () => {
  const { productSlug = "" } = useParams()
  const { data: product, refetch } = useRentalProduct(productSlug)
  if (product === undefined) return <Spinner onRetry={refetch} />
  if (product === null) return <NotFoundPage />
  return <PageHead title={product.name} canonical={paths.rentalProduct(product.slug)} />
}

export default RentalProductPage
