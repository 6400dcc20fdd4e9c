import * as stories from '@inzrt/ui/detail/gallery/Gallery.stories.tsx'
import { composeStories } from '@storybook/react-vite'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawStory } from './drawStory.tsx'
import { focusOn } from './focusOn.ts'

const { Five } = composeStories(stories)
const strip = page.getByRole('list', { name: 'Fotky za sebou' })
const next = page.getByRole('button', { name: 'Další' })
const previous = page.getByRole('button', { name: 'Předchozí' })

beforeEach(() => drawStory(<Five />))

const expectPhoto = (place: number) =>
  expect.element(page.getByText(`${place} / 5`)).toBeInTheDocument()

test('P046 arrows walk the photographs, from the strip or by the buttons', async () => {
  await focusOn(strip)
  await userEvent.keyboard('{ArrowRight}')
  await expectPhoto(2)
  await userEvent.tab()
  await expect.element(previous).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectPhoto(1)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expectPhoto(2)
  await expect.element(next).toHaveFocus()
})

test('P046 a small photograph is picked by Enter and is then the current one', async () => {
  const third = page.getByRole('link', { name: 'Fotka 3' })
  await focusOn(third)
  await userEvent.keyboard('{Enter}')
  await expectPhoto(3)
  await expect.element(third).toHaveAttribute('aria-current', 'true')
  await expect.element(third).toHaveFocus()
})

test('P046 the place in the row is told politely, and the photographs are a named list', async () => {
  await expect.element(page.getByText('1 / 5')).toHaveAttribute('aria-live', 'polite')
  await expect.element(page.getByRole('region', { name: 'Fotky, 5' })).toBeVisible()
  await expect.element(strip).toBeVisible()
  expect(strip.element().querySelectorAll('img[alt^="Modré dámské kolo"]')).toHaveLength(5)
})
