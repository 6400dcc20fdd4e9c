import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LogoutBar } from './LogoutBar.tsx'

const meta = {
  title: 'Stránky/LogoutBar',
  component: LogoutBar,
  args: { onProlong: fn() },
  beforeEach: () => () => {
    delete document.documentElement.dataset.signedIn
  },
} satisfies Meta<typeof LogoutBar>
export default meta
type Story = StoryObj<typeof meta>

export const Warning: Story = {
  name: 'R208 zbývá 15 minut',
  args: { minutes: 15 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Za 15 minut vás automaticky')
    await userEvent.click(canvas.getByRole('button', { name: 'Prodloužit přihlášení' }))
    await expect(args.onProlong).toHaveBeenCalledOnce()
  },
}

const AfterProlonging = ({ minutes }: { minutes: number }) => {
  const [isShown, setShown] = useState(true)

  return (
    <>
      {isShown && <LogoutBar minutes={minutes} onProlong={() => setShown(false)} />}
      <input aria-label="Rozepsaná odpověď" />
    </>
  )
}

export const FocusReturns: Story = {
  name: 'R208 po prodloužení se píše dál',
  args: { minutes: 5 },
  render: ({ minutes }) => <AfterProlonging minutes={minutes} />,
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByRole('textbox', { name: 'Rozepsaná odpověď' })
    answer.focus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')

    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(answer).toHaveFocus()
  },
}

export const LastMinute: Story = {
  name: 'R208 zbývá minuta, prodlužuje se',
  args: { minutes: 1, isProlonging: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Za 1 minutu')
  },
}
