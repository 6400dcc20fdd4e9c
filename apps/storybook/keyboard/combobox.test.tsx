import { toLocalityLine } from '@inzrt/ui/locality/LocalityLine.ts'
import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import type { LocalitySearch } from '@inzrt/ui/locality/useLocalitySearch.ts'
import * as panelStories from '@inzrt/ui/search/SearchPanel.stories.tsx'
import { composeStories } from '@storybook/react-vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawStory } from './drawStory.tsx'

const { ArrowKeys } = composeStories(panelStories)

const place = (id: number) => ({
  id,
  psc: '60200',
  regionName: 'Jihomoravský kraj',
  cityDistrictName: null,
  municipalityName: `Obec ${id}`,
  municipalityPartName: null,
})
const PLACES = Array.from({ length: 12 }, (_, at) => place(at + 1))
/** One letter more leaves the second half alone. */
const search: LocalitySearch<ReturnType<typeof place>> = async (term) =>
  term.length > 2 ? PLACES.slice(6) : PLACES
const choose = vi.fn()

beforeEach(() => choose.mockClear())

const field = page.getByRole('combobox')
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}\\b`) })

const openPicker = async () => {
  drawStory(
    <LocalityPicker
      id="lokalita"
      search={search}
      toLine={toLocalityLine}
      onChoose={choose}
      onCancel={() => {}}
      cancelHref="/kola"
    />,
  )
  await page.getByText('Specifikovat lokalitu').click()
  await expect.element(field).toHaveFocus()
}

const openList = async () => {
  await openPicker()
  await userEvent.keyboard('ob')
  await expect.element(option('Obec 12')).toBeInTheDocument()
}

const activeText = () => {
  const id = field.element().getAttribute('aria-activedescendant')

  return id && document.getElementById(id)?.querySelector('b')?.textContent
}

test('P046 Down and Up walk the options and come back to the field', async () => {
  await openList()
  await userEvent.keyboard('{ArrowDown}')
  expect(activeText()).toBe('Obec 1')
  await expect.element(option('Obec 1')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}')
  expect(activeText()).toBeNull()
  await userEvent.keyboard('{ArrowUp}')
  expect(activeText()).toBe('Obec 12')
  await expect.element(field).toHaveFocus()
})

test('P046 the active option is scrolled into its list', async () => {
  await openList()
  await userEvent.keyboard('{ArrowUp}')
  const list = page.getByRole('listbox').element().getBoundingClientRect()
  const { bottom } = option('Obec 12').element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(list.bottom + 1)
})

test('P046 the field says whether its list is open and which it is', async () => {
  await openPicker()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('ob')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  const listbox = page.getByRole('listbox', { name: 'Lokality' }).element()
  await expect.element(field).toHaveAttribute('aria-controls', listbox.id)
})

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
  'P046 %s moves the caret and leaves the option',
  async (key) => {
    await openList()
    await userEvent.keyboard(`{ArrowDown}{${key}}`)
    expect(activeText()).toBeNull()
    const { selectionStart } = field.element() as HTMLInputElement
    expect(selectionStart).toBe({ ArrowLeft: 1, Home: 0 }[key] ?? 2)
  },
)

test('P046 typing goes on in the field, and Enter picks nothing from a former list', async () => {
  await openList()
  await userEvent.keyboard('{ArrowDown}e')
  await expect.element(option('Obec 2')).not.toBeInTheDocument()
  expect(activeText()).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(choose).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith(PLACES[6])
})

test('P046 Escape closes and gives the focus back to what opened it', async () => {
  await openList()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Specifikovat lokalitu')).toHaveFocus()
  await expect.element(field).not.toBeInTheDocument()
})

test('P046 Tab past the last control closes what would cover the next', async () => {
  await openList()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'za' })).toHaveFocus()
  await expect.element(field).not.toBeInTheDocument()
})

test('P046 suggestions of the search are walked by the same keys', async () => {
  drawStory(<ArrowKeys />)
  await field.click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('Pračky a ledničky')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(option('Pračky a ledničky')).toHaveAttribute('aria-selected', 'false')
})
