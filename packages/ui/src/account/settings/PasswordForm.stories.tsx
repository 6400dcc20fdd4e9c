import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const passwords = { current_password: '', password: '', password_confirmation: '' }

const meta = {
  title: 'Účet/PasswordForm',
  component: PasswordForm,
  args: {
    form: formState(passwords, {
      errors: { current_password: 'Současné heslo není správné.' },
    }),
  },
  decorators: [
    (Story) => (
      <SettingsSection id="sekce" title="Profil" lead="Údaje, které se předvyplní v inzerátu.">
        <Story />
      </SettingsSection>
    ),
  ],
} satisfies Meta<typeof PasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Password: Story = {
  name: 'P036 změna hesla',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Současné heslo')).toBeInvalid()
    await expect(canvas.getByLabelText('Nové heslo znovu')).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
  },
}
