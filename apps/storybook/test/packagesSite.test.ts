import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorybook } from './openStorybook.ts'

let storybook: Awaited<ReturnType<typeof openStorybook>>

beforeAll(async () => {
  storybook = await openStorybook()
})

afterAll(() => storybook?.close())

const withPage = async (
  options: Parameters<(typeof storybook)['browser']['newPage']>[0],
  file: string,
  see: (page: Page) => Promise<void>,
) => {
  const page = await storybook.browser.newPage(options)
  await page.goto(`${storybook.address}packages/${file}`)
  await see(page)
  await page.close()
}

const search = (page: Page) => page.getByRole('searchbox')

/** What axe finds in the guide and the first groups; those that follow are made alike. */
const findings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .exclude('.entry ~ .entry')
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze()

  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)
}

test.each(['index.html', 'calls.html'])('%s can be read by everybody', async (file) => {
  await withPage({}, file, async (page) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })

        expect(await findings(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
  })
})

test('a call is found by the keyboard alone, and its code is copied', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  await withPage({ permissions }, 'calls.html', async (page) => {
    await page.keyboard.press('/')
    await page.keyboard.type('full-text czech')
    await expect.poll(() => page.getByRole('status').textContent()).toBe('1 found')
    await page.locator('#searchCall').getByRole('button', { name: 'Copy' }).first().click()

    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import { searchCall } from '@inzrt/contracts/browse/search'\nawait api.call(searchCall, { query: { q: 'felicia' } })",
    )
  })
})

test('a link leads to a shape that the search has hidden', async () => {
  await withPage({}, 'calls.html', async (page) => {
    await search(page).fill('full-text czech')
    await page.getByRole('link', { name: 'SearchAnswer' }).click()

    await page.locator('[id="shape.SearchAnswer"]').waitFor()
    expect(await search(page).inputValue()).toBe('')
  })
})
