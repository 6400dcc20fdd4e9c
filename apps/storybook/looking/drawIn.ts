import { page } from 'vitest/browser'
import type { LookName } from '../.storybook/looks.ts'
import { wearLook } from '../.storybook/wearLook.ts'

const SCREEN = 900
/** Longer pages say nothing new below. */
const LONGEST = 1200
const EDGE = 16

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A line for typing that comes and goes is not seen; what moves has come to its end. */
const hold = (): void => {
  document.documentElement.style.caretColor = 'transparent'
  for (const moving of document.getAnimations())
    if (moving.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) moving.cancel()
    else moving.finish()
}

const UNCHANGED_FRAMES = 6

/** Smooth scrolling is no animation that could be brought to its end: it is waited for. */
const untilNothingScrolls = async (): Promise<void> => {
  const scrollers = [...document.querySelectorAll('*')].filter(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  )
  const places = () =>
    scrollers.map(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`).join()
  let last = places()
  for (let unchanged = 0; unchanged < UNCHANGED_FRAMES; ) {
    await frame()
    const now = places()
    unchanged = now === last ? unchanged + 1 : 0
    last = now
  }
}

const settle = async (): Promise<void> => {
  await document.fonts.ready
  await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = 'eager'
      // What is missing is drawn as missing.
      await image.decode().catch(() => undefined)
    }),
  )
  await frame()
  hold()
  await untilNothingScrolls()
}

/** Where the lowest thing that is drawn ends. */
const bottom = (): number => {
  const ends = [...document.body.querySelectorAll('*')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom: end }) => end + window.scrollY)

  return Math.min(LONGEST, Math.ceil(Math.max(0, ...ends)) + EDGE)
}

/** Draws what is on the page in a look at a width, all of it within the window; its height. */
export const drawIn = async (look: LookName, width: number): Promise<number> => {
  wearLook(document.documentElement, look)
  await page.viewport(width, SCREEN)
  await settle()
  if (bottom() > SCREEN) {
    await page.viewport(width, bottom())
    await settle()
  }
  window.scrollTo(0, 0)

  return bottom()
}
