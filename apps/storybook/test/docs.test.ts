import { readFileSync } from 'node:fs'
import { toHex } from '@inzrt/ui/contrast/oklch.ts'
import { colourOf } from '@inzrt/ui/tokens/tokens.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOOKS, type LookName } from '../.storybook/looks.ts'
import { CONTRAST_ROWS } from '../src/docs/contrastRows.ts'
import { DOC_LOOKS } from '../src/docs/docLooks.ts'
import { openStorybook } from './openStorybook.ts'
import { faintTexts, fillsOf, groundOf } from './readColours.ts'

const DIST = new URL('../storybook-static/', import.meta.url)
/** Its own pages, and one that Storybook makes, with a table of properties and code. */
const PAGES = Object.values<{ id: string; type: string; importPath: string; name: string }>(
  JSON.parse(readFileSync(new URL('index.json', DIST), 'utf8')).entries,
)
  .filter(
    ({ id, type, importPath }) =>
      type === 'docs' && (importPath.endsWith('.mdx') || id === 'tlačítka-button--docs'),
  )
  .map(({ id }) => id)

const LEAST_CONTRAST = 4.5

let storybook: Awaited<ReturnType<typeof openStorybook>>
let page: Page

beforeAll(async () => {
  storybook = await openStorybook()
  page = await storybook.browser.newPage({ viewport: { width: 1280, height: 900 } })
})

afterAll(() => storybook?.close())

const open = async (id: string, look: LookName) => {
  await page.goto(
    `${storybook.address}iframe.html?viewMode=docs&id=${encodeURIComponent(id)}&globals=look:${look}`,
  )
  // Its own: headings of the stories it shows come whenever they are drawn.
  await page.locator('.sbdocs-content > h1').waitFor()
}

const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const paper = (look: LookName): string => toHex(colourOf(look, 'paper'))

describe.each(Object.keys(LOOKS) as LookName[])('docs in %s', (look) => {
  test.each(PAGES)('%s stands on the paper of the look and can be read', async (id) => {
    await open(id, look)

    expect(await page.evaluate(groundOf, '.sbdocs-wrapper')).toBe(paper(look))
    expect(await page.evaluate(faintTexts, LEAST_CONTRAST)).toEqual([])
    // A table shown as the signs it is written with.
    expect(await page.locator('.sbdocs-content').textContent()).not.toContain('| ---')
  })
})

test('a page of docs follows the toolbar while it is open', async () => {
  const [id] = PAGES
  await open(id as string, 'inzrt-light')

  for (const look of ['pinkpack', 'inzrt-dark', 'inzrt-light'] as const) {
    await page.evaluate((chosen) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, told: unknown) => void }
      }
      channel.emit('updateGlobals', { globals: { look: chosen } })
    }, look)
    await expect.poll(() => page.evaluate(groundOf, '.sbdocs-wrapper')).toBe(paper(look))
    expect(await page.evaluate(faintTexts, LEAST_CONTRAST)).toEqual([])
  }
})

test('swatches of the palette keep the colours of their own look', async () => {
  const id = PAGES.find((each) => each.startsWith('písmo')) as string
  await open(id, 'pinkpack')

  const grounds = await page.evaluate(
    (scopes) =>
      scopes.map((scope) => {
        const part = document.querySelector(`section${scope}`)

        return part ? getComputedStyle(part).getPropertyValue('--paper') : ''
      }),
    [
      "[data-brand='inzrt'][data-scheme='light']",
      "[data-brand='inzrt'][data-scheme='dark']",
      "[data-brand='pinkpack']",
    ],
  )

  expect(grounds[0]).toBe(grounds[1])
  expect(grounds[0]).toContain('light-dark')
  expect(grounds[2]).not.toBe(grounds[0])
})

test('P063 each contrast of the table stands beside the colours it is counted of', async () => {
  const id = PAGES.find((each) => each.startsWith('písmo')) as string
  await open(id, 'inzrt-dark')
  const blue = page.locator('table[data-ground=stall]')

  expect(await blue.getByRole('row', { name: /^on-stall ano, i nápověda/ }).count()).toBe(1)
  expect(await blue.getByRole('row', { name: /^ink-3 ne / }).count()).toBe(1)
  const counted = CONTRAST_ROWS.flatMap(({ ground, rows }) =>
    rows.flatMap(({ text }) =>
      DOC_LOOKS.flatMap(({ look }) => [toHex(colourOf(look, ground)), toHex(colourOf(look, text))]),
    ),
  )
  const drawn = await page.evaluate(fillsOf, 'table[data-ground] svg > *')
  expect(drawn.length).toBe(counted.length)
  const apart = drawn.flatMap((colour, at) => {
    const parts = partsOf(counted[at] as string)

    return partsOf(colour).map((part, which) => Math.abs(part - (parts[which] ?? 0)))
  })
  // The browser and the count round a part that lies between two.
  expect(Math.max(...apart)).toBeLessThanOrEqual(1)
})

test('rules that are numbered keep their numbers', async () => {
  const id = PAGES.find((each) => each.includes('pravidla-řádku')) as string
  await open(id, 'inzrt-light')

  const list = page.locator('.sbdocs-content > ol')
  expect(await list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('decimal')
})

test('a drawing is found by what it shows, without accents', async () => {
  const id = PAGES.find((each) => each.includes('kresby')) as string
  await open(id, 'pinkpack')
  await page.getByLabel('Najít kresbu nebo ikonu').fill('kocka')

  await page.getByRole('status').filter({ hasText: 'Nalezeno 1' }).waitFor()
  const card = page.getByRole('listitem').filter({ hasText: 'kočka' })
  expect(await card.count()).toBe(1)
  const isDrawn = () =>
    card.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
})

test('a component is found by its Czech name, without accents, and leads to its page', async () => {
  const id = PAGES.find((each) => each.startsWith('díly')) as string
  await open(id, 'inzrt-dark')
  await page.getByLabel('Najít díl').fill('potvrzovaci okno')

  await page.getByRole('status').filter({ hasText: 'Nalezeno 1' }).waitFor()
  const link = page.getByRole('link', { name: 'ConfirmDialog' })
  expect(await link.getAttribute('href')).toBe('?path=/docs/okna-confirmdialog--docs')
})

test('the line that imports a component is copied from its page', async () => {
  const line = "import { ConfirmDialog } from '@inzrt/ui/dialog/ConfirmDialog.client'"
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('okna-confirmdialog--docs', 'inzrt-dark')

  await page.getByRole('button', { name: `Kopírovat ${line}` }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line)
  expect(await page.getByText(line).isVisible()).toBe(true)
})

test('the page of a component has when not to use it, code to copy, and every look', async () => {
  await open('tlačítka-button--docs', 'inzrt-light')

  await page.getByRole('heading', { name: 'Kdy ne' }).waitFor()
  expect(await page.getByText('Slovo, které nic neříká').isVisible()).toBe(true)
  const code = page.locator('.sbdocs-preview pre').first()
  await code.filter({ hasText: 'onClick={() => {}}' }).waitFor()

  const variant = page.getByRole('row').filter({ hasText: 'variant' })
  expect(await variant.textContent()).toContain("'outline'")

  await page.getByText('Ve všech podobách vedle sebe').click()
  await page.frameLocator('iframe[data-look=pinkpack]').getByRole('button').waitFor()
  expect(await page.evaluate(groundOf, '.sbdocs-wrapper')).toBe(paper('inzrt-light'))
})
