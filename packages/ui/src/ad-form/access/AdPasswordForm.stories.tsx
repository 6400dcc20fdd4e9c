import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type within } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { AdPasswordForm } from './AdPasswordForm.tsx'

const meta = {
  title: 'Vložení inzerátu/AdPasswordForm',
  component: AdPasswordForm,
  args: {
    form: formState({ password: '' }),
    loginHref: '/login?returnTo=%2Fprodam-kolo-13d2%2Fedit',
  },
} satisfies Meta<typeof AdPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

/** The form is named as its only field is. */
const passwordIn = (canvas: ReturnType<typeof within>) =>
  canvas.getByLabelText(/^Heslo k inzerátu/, { selector: 'input' })

export const Idle: Story = {
  name: 'R045 heslo k inzerátu, nebo přihlášení s návratem sem',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(passwordIn(canvas), 'h')
    await expect(args.form.change).toHaveBeenLastCalledWith({ password: 'h' })
    await expect(canvas.getByRole('link', { name: 'přihlaste' })).toHaveAttribute(
      'href',
      args.loginHref,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Otevřít inzerát' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

export const Again: Story = {
  name: 'R177 deset minut uplynulo, rozepsané čeká',
  args: { isAgain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('rozepsané změny zůstaly')
  },
}

export const Wrong: Story = {
  name: 'R241 heslo není správné',
  args: {
    form: formState(
      { password: 'spatne' },
      { isRefused: true, errors: { password: 'Heslo k inzerátu není správné.' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(passwordIn(canvas)).toHaveAccessibleDescription(
      'Heslo k\u00a0inzerátu není správné.',
    )
  },
}

export const Sending: Story = {
  name: 'Ověřuje se',
  args: { form: formState({ password: 'heslo' }, { isSending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Ověřuji heslo' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Otevřít inzerát' })).toBeDisabled()
  },
}
