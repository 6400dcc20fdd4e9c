import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../testing/formState.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { EMPTY_REGISTRATION } from './RegisterValues.ts'

const PERSON = {
  ...EMPTY_REGISTRATION,
  nickname: 'jana_k',
  email: 'jana@example.cz',
  password: 'modré kolo jede',
  password_confirmation: 'modré kolo jede',
}

const meta = {
  title: 'Přihlášení/RegisterForm',
  component: RegisterForm,
  args: {
    form: formState(EMPTY_REGISTRATION),
    company: { note: null, isAsking: false },
    locality: null,
    search: async () => [],
    onLocality: fn(),
    phoneCode: { state: { kind: 'none' }, hasCode: false, onSend: fn() },
    onRead: fn(),
  },
} satisfies Meta<typeof RegisterForm>
export default meta
type Story = StoryObj<typeof meta>

export const Person: Story = {
  name: 'R004 soukromá osoba, novinky nezaškrtnuté',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Soukromá osoba' })).toBeChecked()
    await expect(canvas.queryByLabelText(/IČO/)).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: /novinky/ })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('link', { name: 'pravidly inzerce' }))
    await expect(args.onRead).toHaveBeenLastCalledWith('rules')
    await userEvent.click(canvas.getByRole('link', { name: 'zpracování osobních údajů' }))
    await expect(args.onRead).toHaveBeenLastCalledWith('privacy')
    await userEvent.click(canvas.getByRole('radio', { name: 'Firma nebo podnikatel' }))
    await expect(args.form.change).toHaveBeenLastCalledWith({ kind: 'business' })
  },
}

export const Business: Story = {
  name: 'R194 firma, Česká republika první',
  args: { form: formState({ ...PERSON, kind: 'business' as 'private' | 'business' }) },
  play: async ({ canvas }) => {
    const country = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Země' })
    await expect(country).toHaveDisplayValue('Česká republika')
    await expect(country.options[0]).toHaveTextContent('Česká republika')
    await expect(country.options).toHaveLength(249)
  },
}

export const Phone: Story = {
  name: 'R272 vyplněný telefon se ověří kódem',
  args: {
    form: formState({ ...PERSON, phoneNumber: '601 123 456' }),
    phoneCode: { state: { kind: 'sent', secondsToResend: 42 }, hasCode: true, onSend: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ověřovací kód'), '4')
    await expect(args.form.change).toHaveBeenLastCalledWith({ verificationCode: '4' })
  },
}

export const Sending: Story = {
  name: 'Zakládá se',
  args: { form: formState(PERSON, { isSending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Zakládám účet' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Přezdívka/)).toBeDisabled()
  },
}

export const Refused: Story = {
  name: 'R241 chyby pod poli i v souhrnu',
  args: {
    form: formState(
      { ...PERSON, email: 'jana@', password: 'kolo' },
      {
        isRefused: true,
        errors: {
          nickname: 'Přezdívka už je obsazená.',
          email: 'E-mail není ve správném tvaru.',
          password: 'Pole „heslo“ musí mít alespoň 8 znaků.',
          rules: 'Bez souhlasu s\u00a0pravidly inzerce nejde pokračovat.',
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveTextContent('Přezdívka už je obsazená.')
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(
      /E-\u2060mail není ve správném tvaru\./,
    )
    await expect(canvas.getByRole('link', { name: 'Přezdívka už je obsazená.' })).toHaveAttribute(
      'href',
      '#registrace-nickname',
    )
  },
}
