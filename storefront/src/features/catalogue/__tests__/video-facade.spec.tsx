import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import "@/lib/i18n"
import { ShopProvider } from "@/lib/shop"
import { SHOP } from "@/test/render-page"
import { VideoFacade } from "../components/gallery/video-facade"
import "../texts"

const show = (videoId: string, isDemo: boolean) =>
  render(
    <ShopProvider value={{ ...SHOP, isDemo }}>
      <VideoFacade videoId={videoId} number={1} poster="/a.svg" productName="RTC 360" />
    </ShopProvider>,
  )

it("a sample of the demo has nothing to play, and says so", () => {
  show("demo", true)
  expect(screen.getByText("Platz für Video 1")).toBeTruthy()
  expect(screen.queryByRole("button")).toBeNull()
})

it.each([
  ["of staff in the demo", "abc", true],
  ["of that name in a real shop", "demo", false],
])("a video %s can be played", (_whose, videoId, isDemo) => {
  show(videoId, isDemo)
  expect(screen.getByRole("button", { name: /Video 1 abspielen/ })).toBeTruthy()
})
