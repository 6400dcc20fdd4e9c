import * as stories from '@inzrt/ui/tooltip/Tooltip.stories.tsx'
import { composeStories } from '@storybook/react-vite'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawStory } from './drawStory.tsx'
import { focusOn } from './focusOn.ts'

const { OnFocus } = composeStories(stories)
const button = page.getByRole('button', { name: 'K čemu lokalita slouží' })
const bubble = page.getByText('Lokalita slouží k zařazení inzerátů do regionu.')
const before = page.getByRole('button', { name: 'před' })

beforeEach(async () => {
  drawStory(
    <div style={{ padding: '8rem' }}>
      <OnFocus />
    </div>,
  )
  await before.hover()
  await expect.element(bubble).not.toBeVisible()
})

test('P046 the focus shows it, Escape hides it and the focus stays', async () => {
  await focusOn(button)
  await expect.element(bubble).toBeVisible()
  await expect.element(button).toHaveAccessibleDescription(/zařazení inzerátů/)
  await userEvent.keyboard('{Escape}')
  await expect.element(bubble).not.toBeVisible()
  await expect.element(button).toHaveFocus()
})

test('P046 under the mouse Escape hides it, wherever the focus is', async () => {
  await focusOn(before)
  await button.hover()
  await expect.element(bubble).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bubble).not.toBeVisible()
})

test('P046 the mouse can go over to what it shows', async () => {
  await button.hover()
  const { bottom } = bubble.element().getBoundingClientRect()
  expect(bottom).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().top)
  await bubble.hover()
  await expect.element(bubble).toBeVisible()
})
