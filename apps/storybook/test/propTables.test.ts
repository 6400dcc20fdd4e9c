import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ELEMENT_PROPS } from '../.storybook/sharedProps.ts'
import { openStorybook } from './openStorybook.ts'

type Row = { name: string; description?: string; table?: { disable?: boolean } }
type Preview = {
  extract: () => Promise<Record<string, { title: string; argTypes: Record<string, Row> }>>
}

let storybook: Awaited<ReturnType<typeof openStorybook>>
let rows: { title: string; name: string; description: string }[]

/** What Storybook draws the tables of all pages of. */
const readRows = (page: Page) =>
  page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: Preview
    }

    return Object.values(await preview.extract()).flatMap(({ title, argTypes }) =>
      Object.entries(argTypes)
        .filter(([, { table }]) => !table?.disable)
        .map(([name, { description = '' }]) => ({ title, name, description })),
    )
  })

beforeAll(async () => {
  storybook = await openStorybook()
  const page = await storybook.browser.newPage()
  await page.goto(
    `${storybook.address}iframe.html?viewMode=docs&id=${encodeURIComponent('tlačítka-button--docs')}`,
  )
  await page.locator('.sbdocs-content > h1').waitFor()
  rows = await readRows(page)
})

afterAll(() => storybook?.close())

test('every row of every table of properties has a sentence', () => {
  const silent = rows.filter(({ description }) => !/[.?:`“]$/.test(description))

  expect(new Set(silent.map(({ title, name }) => `${title}: ${name}`))).toEqual(new Set())
  expect(rows.length).toBeGreaterThan(1000)
})

test('no sentence is kept for attributes that no story gives', () => {
  const said = new Set(rows.map(({ name, description }) => `${name}: ${description}`))
  const kept = Object.entries(ELEMENT_PROPS).map(([name, text]) => `${name}: ${text}`)

  expect(kept.filter((each) => !said.has(each))).toEqual([])
})

test('a table has properties of the element and of the types it is made of', () => {
  const namesOf = (title: string) =>
    rows.filter((row) => row.title === title).map(({ name }) => name)

  expect(namesOf('Tlačítka/Button')).toEqual(
    expect.arrayContaining(['variant', 'icon', 'children', 'onClick']),
  )
  expect(namesOf('Formuláře/PasswordField')).toEqual(expect.arrayContaining(['label', 'error']))
  expect(namesOf('Formuláře/PasswordField')).not.toContain('end')
})
