import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { sampleBrand } from '../../testing/sampleBrand.ts'
import { NotificationsForm } from './NotificationsForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'Účet/NotificationsForm',
  component: NotificationsForm,
  args: {
    form: formState<{ marketing: boolean }>({ marketing: true }),
    site: '',
  },
  render: (args, { globals }) => (
    <NotificationsForm {...args} site={sampleBrand(globals.look).locative} />
  ),
  decorators: [
    (Story) => (
      <SettingsSection id="sekce" title="Oznámení" lead="Co vám smíme posílat.">
        <Story />
      </SettingsSection>
    ),
  ],
} satisfies Meta<typeof NotificationsForm>
export default meta
type Story = StoryObj<typeof meta>

export const Notifications: Story = {
  name: 'Oznámení',
  play: async ({ canvas, globals }) => {
    const site = sampleBrand(globals.look).locative
    await expect(
      canvas.getByRole('checkbox', { name: new RegExp(`nabídky a\\snovinky o\\s${site}`) }),
    ).toBeChecked()
  },
}
