import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

type Shift = PerformanceEntry & { readonly value: number }

declare global {
  interface Window {
    shifts?: number[]
  }
}

const LETTERS = '**/*.woff2'

/** How much a page moves when its letters come after everything else, as browsers count it. */
const shiftOfLateLetters = async (page: Page, path: string): Promise<number> => {
  const released = Promise.withResolvers<void>()
  await page.route(LETTERS, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[]) window.shifts?.push(value)
    }).observe({ type: 'layout-shift' })
  })
  released.resolve()
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const shifts = await page.evaluate(() => window.shifts ?? [])
  await page.unroute(LETTERS)

  return shifts.reduce((sum, shift) => sum + shift, 0)
}

test('P018 nothing moves when the letters come late', async ({ page, sections }) => {
  for (const path of ['/', sections.leaf.path, '/search?term=kolo'])
    expect(await shiftOfLateLetters(page, path), path).toBeLessThan(0.02)
})
