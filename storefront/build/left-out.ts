import type { LeftOut } from "./leave-out.ts"
import { OF_FORMS } from "./left-out-of-forms.ts"
import { OF_I18NEXT, OF_REACT_I18NEXT } from "./left-out-of-i18next.ts"
import { OF_QUERY } from "./left-out-of-query.ts"
import { OF_ROUTER } from "./left-out-of-router.ts"

/** What no page reaches of the libraries that pages begin with. */
export const LEFT_OUT: readonly LeftOut[] = [OF_I18NEXT, ...OF_REACT_I18NEXT, ...OF_QUERY, OF_ROUTER, OF_FORMS]
