import { Navigate } from "react-router-dom"

/** Drafts know neither days nor units: whoever looks for them finds our own page (221). */
const DraftOrdersPage = () => <Navigate to="/new-order" replace />

export default DraftOrdersPage
