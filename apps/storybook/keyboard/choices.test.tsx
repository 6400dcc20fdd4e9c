import * as photoStories from '@inzrt/ui/ad-form/photos/PhotoField.stories.tsx'
import * as typeStories from '@inzrt/ui/ad-form/TypePicker.stories.tsx'
import * as passwordStories from '@inzrt/ui/field/PasswordField.stories.tsx'
import * as promoStories from '@inzrt/ui/order/PromoPicker.stories.tsx'
import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawStory } from './drawStory.tsx'
import { focusOn } from './focusOn.ts'

const { All } = composeStories(typeStories)
const { Password } = composeStories(passwordStories)
const { Idle } = composeStories(promoStories)
const { Ordered } = composeStories(photoStories)

test('P046 a group of radios is one stop of Tab, arrows choose in it', async () => {
  const choose = fn()
  drawStory(<All onChange={choose} />)
  await focusOn(page.getByRole('button', { name: 'před' }))
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: /^Nabídka/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(choose).toHaveBeenCalledExactlyOnceWith('inquiry')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'za' })).toHaveFocus()
})

test('P046 Space ticks a box', async () => {
  const choose = fn()
  drawStory(<Idle onChange={choose} />)
  await focusOn(page.getByRole('checkbox', { name: /^Topování/ }))
  await userEvent.keyboard(' ')
  expect(choose).toHaveBeenCalledExactlyOnceWith(['topping'])
})

test.each(['Enter', 'Space'])('P046 %s shows a password, under an unchanged name', async (key) => {
  drawStory(<Password />)
  const toggle = page.getByRole('button', { name: 'Ukázat heslo' })
  await focusOn(toggle)
  await userEvent.keyboard(`[${key}]`)
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(page.getByLabelText('Heslo', { exact: true }))
    .toHaveAttribute('type', 'text')
})

test('P046 photographs are put in order without dragging, and their place is said', async () => {
  drawStory(<Ordered />)
  await focusOn(page.getByRole('button', { name: 'Fotka 3: posunout dopředu' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('bike-1c.jpg: nově 2. z 3.')
})
