import DraftOrdersPage from "../page"

export default DraftOrdersPage
