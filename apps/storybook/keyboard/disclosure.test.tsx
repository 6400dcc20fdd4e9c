import * as sectionStories from '@inzrt/ui/ad-form/section/SectionPicker.stories.tsx'
import * as rowStories from '@inzrt/ui/listing/AdRow.stories.tsx'
import * as filterStories from '@inzrt/ui/listing/FilterBar.stories.tsx'
import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawStory } from './drawStory.tsx'
import { focusOn } from './focusOn.ts'

const { Empty } = composeStories(sectionStories)
const { Why } = composeStories(rowStories)
const { Sheet } = composeStories(filterStories)

test.each(['Enter', 'Space'])('P046 %s opens and closes a branch of the sections', async (key) => {
  drawStory(<Empty />)
  const category = page.getByText('Kola', { exact: true })
  const section = page.getByRole('radio', { name: 'Dětská kola' })
  await focusOn(category)
  await userEvent.keyboard(`[${key}]`)
  await expect.element(section).toBeVisible()
  await userEvent.keyboard(`[${key}]`)
  await expect.element(section).not.toBeInTheDocument()
  await expect.element(category).toHaveFocus()
})

test('P046 Tab walks the open branches alone, arrows choose within one', async () => {
  drawStory(<Empty />)
  await focusOn(page.getByText('Kola', { exact: true }))
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: 'Dětská kola' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Horská kola' })).toBeChecked()
  await userEvent.tab()
  await expect.element(page.getByText('Reality', { exact: true })).toHaveFocus()
})

test.each(['Enter', 'Space'])('P046 %s tells why a row is here, Escape ends it', async (key) => {
  drawStory(<Why />)
  const button = page.getByRole('button', { name: 'Proč je to tady?' })
  const reason = page.getByText('Nedávno vložený inzerát')
  await focusOn(button)
  await expect.element(reason).not.toBeVisible()
  await userEvent.keyboard(`[${key}]`)
  await expect.element(reason).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).not.toBeVisible()
  await expect.element(button).toHaveFocus()
})

test('P046 the sheet of filters is entered by Tab and gives the focus back at Escape', async () => {
  await page.viewport(390, 844)
  drawStory(<Sheet />)
  const opener = page.getByRole('button', { name: 'Upřesnit' })
  const sheet = page.getByRole('complementary', { name: 'Upřesnění výběru' })
  await focusOn(opener)
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Zavřít' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await page.viewport(1440, 900)
})
