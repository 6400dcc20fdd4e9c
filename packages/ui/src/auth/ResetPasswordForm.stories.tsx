import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../testing/formState.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

const EMPTY = { code: '', password: '', password_confirmation: '' }

const meta = {
  title: 'Přihlášení/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { id: 'heslo', nickname: 'jana_k', onNewRequest: fn() },
} satisfies Meta<typeof ResetPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const ByCode: Story = {
  name: 'R100 R101 druhý krok s kódem, víc než čtyři znaky nevezme',
  args: { form: formState(EMPTY), needsCode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('kód')).toHaveAttribute('maxlength', '4')
    await expect(canvas.getByLabelText('heslo znovu')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Odeslat' })).toBeVisible()
  },
}

export const ByLink: Story = {
  name: 'R099 R102 druhý krok z odkazu, kód nechce',
  args: { form: formState(EMPTY), needsCode: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('kód')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Nová žádost o reset hesla' }))
    await expect(args.onNewRequest).toHaveBeenCalledOnce()
  },
}

export const ResetWrong: Story = {
  name: 'R233 R235 R236 druhý krok s chybami',
  args: {
    form: formState(
      { code: '', password: 'heslo', password_confirmation: 'heslo1' },
      {
        errors: {
          code: 'Pole „kód“ je povinné.',
          password: 'Pole „heslo“ musí mít alespoň 8 znaků.',
          password_confirmation: 'Hesla se neshodují.',
        },
      },
    ),
    needsCode: true,
  },
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
