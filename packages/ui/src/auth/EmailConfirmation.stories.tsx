import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmailConfirmation } from './EmailConfirmation.tsx'

const meta = {
  title: 'Přihlášení/EmailConfirmation',
  component: EmailConfirmation,
  args: { onRetry: fn() },
} satisfies Meta<typeof EmailConfirmation>
export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = {
  name: 'R050 potvrzení e-mailu se ověřuje',
  args: { state: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ověřujeme odkaz/)
    await expect(canvas.getByRole('progressbar', { name: 'Ověřuji' })).toBeVisible()
  },
}

export const Confirmed: Story = {
  name: 'R050 e-mail potvrzen',
  args: { state: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/e-mail je potvrzený/)
    await expect(canvas.getByRole('link', { name: 'Přejít do mého účtu' })).toHaveAttribute(
      'href',
      '/muj-ucet',
    )
  },
}

export const Expired: Story = {
  name: 'R050 odkaz už neplatí, host a přihlášený',
  args: { state: 'expired', onResend: fn() },
  render: ({ onResend, ...args }) => (
    <>
      <EmailConfirmation {...args} />
      <hr />
      <EmailConfirmation {...args} onResend={onResend} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const status of canvas.getAllByRole('status'))
      await expect(status).toHaveTextContent(/^Odkaz neplatí/)
    await expect(canvas.getByRole('link', { name: /^Přihlásit se a/ })).toHaveAttribute(
      'href',
      '/login?returnTo=/muj-ucet',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Poslat nový odkaz' }))
    await expect(args.onResend).toHaveBeenCalled()
  },
}

export const NotNow: Story = {
  name: 'R050 potvrzení se teď nepovedlo',
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Odkaz dál platí/)
    await userEvent.click(canvas.getByRole('button', { name: 'Zkusit znovu' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
