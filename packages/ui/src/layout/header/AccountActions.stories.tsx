import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AccountActions } from './AccountActions.tsx'
import { LogoutBar } from './LogoutBar.tsx'
import { SessionEndBar } from './SessionEndBar.tsx'

const meta = {
  title: 'Stránky/Přihlášený',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Odhlásit' })).toBeDisabled()
  },
}

const prolong = fn()
const logIn = fn()
const close = fn()

export const Warning: Story = {
  name: 'R208 zbývá 15 minut',
  render: () => <LogoutBar minutes={15} onProlong={prolong} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Za 15 minut vás automaticky')
    await userEvent.click(canvas.getByRole('button', { name: 'Prodloužit přihlášení' }))
    await expect(prolong).toHaveBeenCalledOnce()
  },
}

export const LastMinute: Story = {
  name: 'R208 zbývá minuta, prodlužuje se',
  render: () => <LogoutBar minutes={1} onProlong={prolong} isProlonging />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Za 1 minutu')
  },
}

export const Ended: Story = {
  name: 'R209 přihlášení skončilo',
  render: () => <SessionEndBar onLogIn={logIn} onClose={close} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('vás vrátíme tam, kde jste byli')
    await userEvent.click(canvas.getByRole('button', { name: 'Přihlásit se znovu' }))
    await expect(logIn).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Zavřít' }))
    await expect(close).toHaveBeenCalled()
  },
}

export const EndedInForm: Story = {
  name: 'V013 přihlášení skončilo uprostřed formuláře',
  render: () => <SessionEndBar onLogIn={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Co jste napsali, zůstává')
    await expect(canvas.queryByRole('button', { name: 'Zavřít' })).toBeNull()
  },
}
