import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LinkButton } from '../button/LinkButton.tsx'
import { formState } from '../testing/formState.ts'
import { EmailConfirmation } from './EmailConfirmation.tsx'
import { LostPasswordForm } from './LostPasswordForm.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

const LINKS = (
  <>
    <LinkButton variant="bare" href="/login">
      Přihlášení
    </LinkButton>
    <LinkButton variant="bare" href="/registrace">
      Nová registrace
    </LinkButton>
  </>
)

const onRetry = fn()
const onResend = fn()

const EMPTY = { code: '', password: '', password_confirmation: '' }

const step2 = { id: 'heslo', nickname: 'jana_k', onNewRequest: fn() }

const meta = {
  title: 'Přihlášení/Zapomenuté heslo',
  component: LostPasswordForm,
  args: { form: formState({ nickname: '' }), id: 'heslo', links: LINKS },
} satisfies Meta<typeof LostPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Ask: Story = {
  name: 'R097 R098 první krok',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Pošleme vám odkaz/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Přihlášení' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nová registrace' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resetovat heslo' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

export const Asking: Story = {
  name: 'První krok se posílá',
  args: { form: formState({ nickname: 'jana_k' }, { isSending: true }) },
}

export const AskWrong: Story = {
  name: 'R232 první krok bez jména',
  args: {
    form: formState(
      { nickname: '' },
      { errors: { nickname: 'Pole „uživatelské jméno (přezdívka)“ je povinné.' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByLabelText('uživatelské jméno (přezdívka)'),
    ).toHaveAccessibleDescription(/Pole „uživatelské jméno \(přezdívka\)“ je povinné\./)
  },
}

export const ByCode: Story = {
  name: 'R100 R101 druhý krok s kódem, víc než čtyři znaky nevezme',
  render: () => <ResetPasswordForm {...step2} form={formState(EMPTY)} needsCode />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('kód')).toHaveAttribute('maxlength', '4')
    await expect(canvas.getByLabelText('heslo znovu')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Odeslat' })).toBeVisible()
  },
}

export const ByLink: Story = {
  name: 'R099 R102 druhý krok z odkazu, kód nechce',
  render: () => <ResetPasswordForm {...step2} form={formState(EMPTY)} needsCode={false} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('kód')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Nová žádost o reset hesla' }))
    await expect(step2.onNewRequest).toHaveBeenCalledOnce()
  },
}

export const ResetWrong: Story = {
  name: 'R233 R235 R236 druhý krok s chybami',
  render: () => (
    <ResetPasswordForm
      {...step2}
      form={formState(
        { code: '', password: 'heslo', password_confirmation: 'heslo1' },
        {
          errors: {
            code: 'Pole „kód“ je povinné.',
            password: 'Pole „heslo“ musí mít alespoň 8 znaků.',
            password_confirmation: 'Hesla se neshodují.',
          },
        },
      )}
      needsCode
    />
  ),
  play: async ({ canvas }) => {
    for (const [field, error] of [
      ['kód', 'Pole „kód“ je povinné.'],
      ['heslo', 'Pole „heslo“ musí mít alespoň 8\u00a0znaků.'],
      ['heslo znovu', 'Hesla se neshodují.'],
    ] as const)
      await expect(canvas.getByLabelText(field)).toHaveAccessibleDescription(
        expect.stringContaining(error),
      )
  },
}

export const Checking: Story = {
  name: 'R050 potvrzení e-mailu se ověřuje',
  render: () => <EmailConfirmation state="checking" onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ověřujeme odkaz/)
    await expect(canvas.getByRole('progressbar', { name: 'Ověřuji' })).toBeVisible()
  },
}

export const Confirmed: Story = {
  name: 'R050 e-mail potvrzen',
  render: () => <EmailConfirmation state="done" onRetry={onRetry} />,
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
  render: () => (
    <>
      <EmailConfirmation state="expired" onRetry={onRetry} />
      <hr />
      <EmailConfirmation state="expired" onRetry={onRetry} onResend={onResend} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const status of canvas.getAllByRole('status'))
      await expect(status).toHaveTextContent(/^Odkaz neplatí/)
    await expect(canvas.getByRole('link', { name: /^Přihlásit se a/ })).toHaveAttribute(
      'href',
      '/login?returnTo=/muj-ucet',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Poslat nový odkaz' }))
    await expect(onResend).toHaveBeenCalled()
  },
}

export const NotNow: Story = {
  name: 'R050 potvrzení se teď nepovedlo',
  render: () => <EmailConfirmation state="failed" onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Odkaz dál platí/)
    await userEvent.click(canvas.getByRole('button', { name: 'Zkusit znovu' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}
