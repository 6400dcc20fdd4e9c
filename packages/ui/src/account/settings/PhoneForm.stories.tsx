import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { PhoneForm } from './PhoneForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const NO_CODE = { state: { kind: 'none' }, hasCode: false, onSend: fn() } as const

const meta = {
  title: 'Účet/PhoneForm',
  component: PhoneForm,
  decorators: [
    (Story) => (
      <SettingsSection id="sekce" title="Profil" lead="Údaje, které se předvyplní v inzerátu.">
        <Story />
      </SettingsSection>
    ),
  ],
} satisfies Meta<typeof PhoneForm>
export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = {
  name: 'P036 telefon: číslo se ověří kódem, prázdné pole o kód nežádá',
  args: {
    form: formState({ phoneNumber: '', verificationCode: '' }),
    phoneCode: NO_CODE,
    label: 'Telefonní číslo',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Telefonní číslo')).toHaveAttribute('autocomplete', 'tel')
    await expect(canvas.queryByRole('button', { name: /kód/ })).toBeNull()
  },
}

export const PhoneWithCode: Story = {
  name: 'P036 telefon: kód odešel a chybí',
  args: {
    form: formState(
      { phoneNumber: '601 123 456', verificationCode: '' },
      { errors: { verificationCode: 'Ověřte prosím telefon kódem z SMS.' } },
    ),
    phoneCode: { ...NO_CODE, state: { kind: 'sent', secondsToResend: 42 }, hasCode: true },
    label: 'Nové číslo',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ověřovací kód')).toBeInvalid()
    await expect(canvas.getByRole('button', { name: 'Poslat kód znovu' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
