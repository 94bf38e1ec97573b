import { type QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query"
import { type ReactNode, Suspense, useEffect, useState } from "react"
import { Route, Routes, useLocation, useNavigate } from "react-router-dom"
import { ErrorBoundary } from "../components/error-boundary"
import { Redirect } from "../components/redirect"
import { WaitingPage } from "../components/states/waiting-page"
import { whenLoginIsLost } from "../lib/http/http"
import { useOnceHydrated } from "../lib/page/hydrated"
import "../lib/i18n"
import { forgetPrivateQueries } from "../lib/http/query-client"
import { useScrollOnNavigation } from "../lib/page/scroll"
import { paths } from "../lib/paths"
import { onLoginChange, session, useIsSignedIn } from "../lib/session/session"
import { type ShopInfo, ShopProvider } from "../lib/shop"
import { CrashPage } from "./frame/crash-page"
import { Frame } from "./frame/frame"
import { type PageRoute, routes } from "./routes"
import { usePrefetch } from "./use-prefetch"
import { useShopOfToday } from "./use-shop-of-today"

/** A page that shows its content in the browser only; the server and the first render show its shell. */
const InBrowser = ({ children }: { children: ReactNode }) => (useOnceHydrated(false, true) ? children : <WaitingPage />)

const RequireLogin = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation()
  if (useIsSignedIn()) return children
  return <Redirect to={paths.logInAndReturnTo(pathname + search + hash)} />
}

const PageElement = ({ route: { Part, rendering, isProtected } }: { route: PageRoute }) => {
  const guarded = isProtected ? (
    <RequireLogin>
      <Part />
    </RequireLogin>
  ) : (
    <Part />
  )
  return rendering === "browser" ? <InBrowser>{guarded}</InBrowser> : guarded
}

/**
 * A lost login leads to /log-in and back, but from where another one is begun; whatever ended it, the customer's data leaves the memory.
 * @returns how many other customers have logged in while the page was open, in other tabs too
 */
function useLoginChanges(): number {
  const [others, setOthers] = useState(0)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const queryClient = useQueryClient()

  useEffect(() => {
    whenLoginIsLost(() => {
      if (pathname !== paths.logIn && pathname !== paths.impersonate)
        navigate(paths.logInAndReturnTo(pathname + search + hash))
    })
  }, [navigate, pathname, search, hash])

  useEffect(() => {
    let former = session.authToken()
    const stop = onLoginChange(() => {
      const login = session.authToken()
      const isAnother = former !== null && login !== null && former !== login && !session.isRenewal(former, login)
      if (login === null || isAnother) forgetPrivateQueries(queryClient)
      if (isAnother) setOthers((count) => count + 1)
      former = login
    })
    return stop
  }, [queryClient])

  return others
}

const Pages = () => {
  const { pathname } = useLocation()
  useScrollOnNavigation()
  usePrefetch()
  return (
    <Frame>
      <ErrorBoundary resetKey={pathname} fallback={<CrashPage />}>
        <Suspense fallback={<WaitingPage />}>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<PageElement route={route} />} />
            ))}
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** What breaks outside the page, header and footer included, leaves words and a way on instead of nothing. */
const Everything = () => {
  const { pathname } = useLocation()
  const others = useLoginChanges()
  const lastResort = (
    <main id="inhalt">
      <CrashPage />
    </main>
  )
  return (
    <ErrorBoundary resetKey={pathname} fallback={lastResort}>
      <Pages key={others} />
    </ErrorBoundary>
  )
}

export const App = ({ queryClient, shop }: { queryClient: QueryClient; shop: ShopInfo }) => (
  <QueryClientProvider client={queryClient}>
    <ShopProvider value={useShopOfToday(shop)}>
      <Everything />
    </ShopProvider>
  </QueryClientProvider>
)
