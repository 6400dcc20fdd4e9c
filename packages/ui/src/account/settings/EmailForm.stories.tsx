import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { EmailForm } from './EmailForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'Účet/EmailForm',
  component: EmailForm,
  args: {
    form: formState({ email: '', password: '' }),
    hint: 'Pošleme na něj odkaz. Dokud ho neotevřete, platí dosavadní adresa.',
  },
  decorators: [
    (Story) => (
      <SettingsSection id="sekce" title="Profil" lead="Údaje, které se předvyplní v inzerátu.">
        <Story />
      </SettingsSection>
    ),
  ],
} satisfies Meta<typeof EmailForm>
export default meta
type Story = StoryObj<typeof meta>

export const Email: Story = {
  name: 'P036 změna e-mailu',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nový e-mail')).toHaveAccessibleDescription(
      /platí dosavadní adresa/,
    )
    await expect(canvas.getByLabelText('Současné heslo')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Změnit e-mail' })).toBeEnabled()
  },
}
