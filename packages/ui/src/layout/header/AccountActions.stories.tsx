import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AccountActions } from './AccountActions.tsx'

const meta = {
  title: 'Stránky/AccountActions',
  component: AccountActions,
  args: { name: '', onLogIn: fn(), onLogOut: fn() },
  beforeEach: () => () => {
    delete document.documentElement.dataset.signedIn
  },
} satisfies Meta<typeof AccountActions>
export default meta
type Story = StoryObj<typeof meta>

const signedIn = () => {
  document.documentElement.dataset.signedIn = ''
}

export const Guest: Story = {
  name: 'R080 host',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: /Můj účet/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Přihlášení / registrace' }))
    await expect(args.onLogIn).toHaveBeenCalledOnce()
  },
}

export const SignedIn: Story = {
  name: 'R078 R079 přihlášený',
  args: { name: 'nejdelsi_prezdiv…' },
  beforeEach: signedIn,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Přihlášení / registrace' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Můj účet nejdelsi_prezdiv…' })).toHaveAttribute(
      'href',
      '/muj-ucet',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Odhlásit' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

export const NameAwaited: Story = {
  name: 'R078 jméno ještě není známé',
  beforeEach: signedIn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Můj účet' })).toBeVisible()
  },
}

export const Leaving: Story = {
  name: 'Odhlašuje se',
  args: { name: 'jana_k', isLeaving: true },
  beforeEach: signedIn,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Odhlásit' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onLogOut).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
