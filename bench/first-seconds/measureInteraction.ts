import type { Browser, Page } from 'playwright'
import { openPhone } from './openPhone.ts'

/** What a visitor does on a page of the site. */
export type Interaction = Readonly<{ url: string; act: (page: Page) => Promise<void> }>

type Interacted = PerformanceEntry & { readonly interactionId: number }

declare global {
  interface Window {
    benchInteractions?: number[]
  }
}

/** The browser leaves out what took less than two frames. */
const LEAST_NOTED_MS = 16

/** Runs in the page before its own scripts: keeps how long each interaction waited for its next paint. */
const observeInteractions = (least: number): void => {
  window.benchInteractions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Interacted[])
      if (entry.interactionId > 0) window.benchInteractions?.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: least, buffered: true } as PerformanceObserverInit)
}

/** Event Timing notes an interaction some time after its paint. */
const NOTED_AFTER_MS = 100

/** Waits until everything that was done is painted, two frames later, and noted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, ms)))
      }),
    NOTED_AFTER_MS,
  )

/** @returns milliseconds of the slowest interaction, or the least that is noted when all were quicker */
export const measureInteraction = async (
  browser: Browser,
  { url, act }: Interaction,
): Promise<number> => {
  const phone = await openPhone(browser, new URL(url).origin)
  await phone.page.addInitScript(observeInteractions, LEAST_NOTED_MS)
  await phone.page.goto(url, { waitUntil: 'networkidle' })
  await act(phone.page)
  await painted(phone.page)
  const durations = await phone.page.evaluate(() => window.benchInteractions ?? [])
  await phone.close()

  return Math.max(LEAST_NOTED_MS, ...durations)
}
