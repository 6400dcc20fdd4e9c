import type { Locator } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorybook } from './openStorybook.ts'

let storybook: Awaited<ReturnType<typeof openStorybook>>
let box: Locator
let found: Locator

beforeAll(async () => {
  storybook = await openStorybook()
  const page = await storybook.browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${storybook.address}?path=/docs/${encodeURIComponent('díly--docs')}`)
  box = page.locator('#storybook-explorer-searchfield')
  found = page.locator('#storybook-explorer-menu li')
  await box.waitFor()
})

afterAll(() => storybook?.close())

test.each([
  ['tlacitk', 'Button', 'without accents'],
  ['modal', 'Dialog', 'by what others call it'],
  ['rozbalovaci', 'SelectField', 'by another Czech name'],
  ['odmitnuti', 'DeclineButton', 'when it is of the portal'],
])('%s finds %s, %s', async (typed, component) => {
  await box.fill(typed)

  await expect
    .poll(() => found.allTextContents())
    .toContainEqual(expect.stringContaining(component))
})

test.each([
  ['kontrast', 'Písmo a barvy'],
  ['cena nula', 'Česká typografie'],
  ['delka nadpisu', 'Česká typografie'],
  ['srdce', 'Kresby a ikony'],
  ['prazdny seznam', 'EmptyState'],
])('%s finds the page that answers, %s', async (typed, page) => {
  await box.fill(typed)

  await expect.poll(() => found.allTextContents()).toContainEqual(expect.stringContaining(page))
})

test('a page that tells a rule is found without accents', async () => {
  await box.fill('pristupnost')

  await expect
    .poll(() => found.allTextContents())
    .toContainEqual(expect.stringContaining('Přístupnost'))
})
