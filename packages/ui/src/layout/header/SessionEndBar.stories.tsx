import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SessionEndBar } from './SessionEndBar.tsx'

const meta = {
  title: 'Stránky/SessionEndBar',
  component: SessionEndBar,
  args: { onLogIn: fn() },
  beforeEach: () => () => {
    delete document.documentElement.dataset.signedIn
  },
} satisfies Meta<typeof SessionEndBar>
export default meta
type Story = StoryObj<typeof meta>

export const Ended: Story = {
  name: 'R209 přihlášení skončilo',
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('vás vrátíme tam, kde jste byli')
    await userEvent.click(canvas.getByRole('button', { name: 'Přihlásit se znovu' }))
    await expect(args.onLogIn).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Zavřít' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const EndedInForm: Story = {
  name: 'V013 přihlášení skončilo uprostřed formuláře',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Co jste napsali, zůstává')
    await expect(canvas.queryByRole('button', { name: 'Zavřít' })).toBeNull()
  },
}
