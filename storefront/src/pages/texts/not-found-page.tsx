import { NotFound } from "../../components/states/not-found"

const NotFoundPage = () => <NotFound />

export default NotFoundPage
