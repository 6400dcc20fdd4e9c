import * as stories from '@inzrt/ui/toast/ToastRegion.stories.tsx'
import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawStory } from './drawStory.tsx'
import { focusOn } from './focusOn.ts'

const [GOOD, BAD] = ['Přihlášení proběhlo úspěšně.', 'Uživatelské jméno nebo heslo není správně.']
const { Both } = composeStories(stories)

test('P046 messages are told by themselves and closed by a key', async () => {
  const dismiss = fn()
  drawStory(<Both onDismiss={dismiss} />)
  await expect.element(page.getByRole('status')).toHaveTextContent(GOOD)
  await expect.element(page.getByRole('alert')).toHaveTextContent(BAD)
  await focusOn(page.getByRole('button', { name: 'Zavřít' }).first())
  await userEvent.keyboard('{Enter}')
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('1')
})

test('P046 a message waits while the focus is in it', async () => {
  const dismiss = fn()
  drawStory(<Both duration={1500} onDismiss={dismiss} />)
  await focusOn(page.getByRole('button', { name: 'Zavřít' }).first())
  await vi.waitFor(() => expect(dismiss).toHaveBeenCalledWith('2'), { timeout: 10_000 })
  expect(dismiss).not.toHaveBeenCalledWith('1')
})
