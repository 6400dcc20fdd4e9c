import * as confirmStories from '@inzrt/ui/dialog/ConfirmDialog.stories.tsx'
import * as dialogStories from '@inzrt/ui/dialog/Dialog.stories.tsx'
import * as reportStories from '@inzrt/ui/dialog/ReportDialog.stories.tsx'
import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawStory } from './drawStory.tsx'

const { GivingBack, Opened } = composeStories(dialogStories)
const { Asking } = composeStories(confirmStories)
const reports = Object.entries(composeStories(reportStories))

const dialog = page.getByRole('dialog')
const opener = page.getByRole('button', { name: 'Otevřít okno' })

const openByKey = async () => {
  drawStory(<GivingBack />)
  await expect.element(opener).toBeVisible()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
}

test('P046 a window takes the focus, has a name, and what is behind it cannot be reached', async () => {
  await openByKey()
  await expect.element(dialog).toHaveAccessibleName('Zpracování osobních údajů')
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  expect(dialog.element().matches(':modal')).toBe(true)
  for (let stop = 0; stop < 4; stop++) {
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
})

test('P046 Escape closes a window and gives the focus back to what opened it', async () => {
  await openByKey()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('P046 Escape is heard each time a window is opened again', async () => {
  await openByKey()
  for (let time = 0; time < 3; time++) {
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
  }
})

const controls = () => [
  ...dialog
    .element()
    .querySelectorAll<HTMLInputElement>('a[href], :is(button, input, textarea, select):enabled'),
]

/** Where Tab stops: of the choices of one question only at the chosen one, or else at the first. */
const stops = () =>
  controls().filter((control) => {
    if (control.type !== 'radio') return true
    const choices = controls().filter(({ name }) => name === control.name)

    return control === (choices.find(({ checked }) => checked) ?? choices[0])
  })

test.each([['Dialog', Opened] as const, ['ConfirmDialog', Asking] as const, ...reports])(
  'P046 Tab goes round in %s, in the order of reading',
  async (_, Story) => {
    drawStory(<Story />)
    await expect.element(dialog).toBeVisible()
    const reached = stops()
    expect(reached.length).toBeGreaterThan(1)
    for (const control of [...reached, reached[0]]) {
      if (document.activeElement !== control) await userEvent.tab()
      expect(document.activeElement).toBe(control)
    }
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(reached.at(-1))
  },
)
