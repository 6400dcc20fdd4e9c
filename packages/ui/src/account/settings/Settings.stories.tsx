import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { sampleBrand } from '../../testing/sampleBrand.ts'
import { sampleProfile } from '../../testing/sampleProfile.ts'
import { EmailForm } from './EmailForm.tsx'
import { NotificationsForm } from './NotificationsForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'Účet/Nastavení',
  component: ProfileForm,
  args: {
    form: formState(sampleProfile.person),
    company: { note: null, isAsking: false },
    locality: null,
    search: async () => [],
    onLocality: fn(),
  },
  decorators: [
    (Story) => (
      <SettingsSection id="sekce" title="Profil" lead="Údaje, které se předvyplní v inzerátu.">
        <Story />
      </SettingsSection>
    ),
  ],
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Person: Story = {
  name: 'R167 profil soukromé osoby',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(/IČO/)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Jméno'), 'y')
    await expect(args.form.change).toHaveBeenLastCalledWith({ firstName: 'Janay' })
    await userEvent.click(canvas.getByRole('button', { name: 'Uložit profil' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

export const Business: Story = {
  name: 'R167 profil firmy s vybranou lokalitou',
  args: { form: formState(sampleProfile.business), locality: sampleProfile.locality },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/IČO/)).toHaveValue('27082440')
    await expect(canvas.getByText(/602 00, Jihomoravský kraj/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Zrušit lokalitu' }))
    await expect(args.onLocality).toHaveBeenCalledWith(null)
  },
}

export const FromRegister: Story = {
  name: 'V015 údaje doplněné z rejstříku zůstávají k úpravám',
  args: {
    form: formState(sampleProfile.business),
    company: { note: 'Název, sídlo a DIČ jsme doplnili z rejstříku.', isAsking: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/jsme doplnili z rejstříku/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Název firmy/), '!')
    await expect(args.form.change).toHaveBeenLastCalledWith({
      companyName: `${sampleProfile.business.companyName}!`,
    })
  },
}

export const Wrong: Story = {
  name: 'R299 chyby pod poli',
  args: {
    form: formState(sampleProfile.business, {
      isRefused: true,
      errors: {
        companyId: 'IČO není platné.',
        firstName: 'Pole „jméno“ může mít nejvýše 50 znaků.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/IČO/)).toHaveAccessibleDescription('IČO není platné.')
    await expect(canvas.getByLabelText('Jméno')).toBeInvalid()
  },
}

export const Saving: Story = {
  name: 'Ukládá se',
  args: { form: formState(sampleProfile.person, { isSending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ukládám…' })).toBeDisabled()
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await expect(canvas.getByLabelText('Jméno')).toBeDisabled()
  },
}

const passwords = { current_password: '', password: '', password_confirmation: '' }

export const Password: Story = {
  name: 'P036 změna hesla',
  render: () => (
    <PasswordForm
      form={formState(passwords, {
        errors: { current_password: 'Současné heslo není správné.' },
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Současné heslo')).toBeInvalid()
    await expect(canvas.getByLabelText('Nové heslo znovu')).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
  },
}

export const Email: Story = {
  name: 'P036 změna e-mailu',
  render: () => (
    <EmailForm
      form={formState({ email: '', password: '' })}
      hint="Pošleme na něj odkaz. Dokud ho neotevřete, platí dosavadní adresa."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nový e-mail')).toHaveAccessibleDescription(
      /platí dosavadní adresa/,
    )
    await expect(canvas.getByLabelText('Současné heslo')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Změnit e-mail' })).toBeEnabled()
  },
}

const NO_CODE = { state: { kind: 'none' }, hasCode: false, onSend: fn() } as const

export const Phone: Story = {
  name: 'P036 telefon: číslo se ověří kódem, prázdné pole o kód nežádá',
  render: () => (
    <PhoneForm
      form={formState({ phoneNumber: '', verificationCode: '' })}
      phoneCode={NO_CODE}
      label="Telefonní číslo"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Telefonní číslo')).toHaveAttribute('autocomplete', 'tel')
    await expect(canvas.queryByRole('button', { name: /kód/ })).toBeNull()
  },
}

export const PhoneWithCode: Story = {
  name: 'P036 telefon: kód odešel a chybí',
  render: () => (
    <PhoneForm
      form={formState(
        { phoneNumber: '601 123 456', verificationCode: '' },
        { errors: { verificationCode: 'Ověřte prosím telefon kódem z SMS.' } },
      )}
      phoneCode={{ ...NO_CODE, state: { kind: 'sent', secondsToResend: 42 }, hasCode: true }}
      label="Nové číslo"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ověřovací kód')).toBeInvalid()
    await expect(canvas.getByRole('button', { name: 'Poslat kód znovu' })).toBeDisabled()
  },
}

export const Notifications: Story = {
  name: 'Oznámení',
  render: (_, { globals }) => (
    <NotificationsForm
      form={formState<{ marketing: boolean }>({ marketing: true })}
      site={sampleBrand(globals.look).locative}
    />
  ),
  play: async ({ canvas, globals }) => {
    const site = sampleBrand(globals.look).locative
    await expect(
      canvas.getByRole('checkbox', { name: new RegExp(`nabídky a\\snovinky o\\s${site}`) }),
    ).toBeChecked()
  },
}
