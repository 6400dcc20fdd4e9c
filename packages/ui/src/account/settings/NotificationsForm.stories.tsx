import type { NotificationsForm as NotificationsValues } from '@inzrt/rules/forms'
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
    form: formState<NotificationsValues>({
      marketing: true,
      messages: true,
      matchingAds: true,
      endings: false,
      ratings: true,
    }),
    site: '',
  },
  render: (args, { globals }) => (
    <NotificationsForm {...args} site={sampleBrand(globals.look).locative} />
  ),
  decorators: [
    (Story) => (
      <SettingsSection
        id="sekce"
        title="Upozornění"
        lead="Rozhodnutí o inzerátech chodí e-mailem vždycky."
      >
        <Story />
      </SettingsSection>
    ),
  ],
} satisfies Meta<typeof NotificationsForm>
export default meta
type Story = StoryObj<typeof meta>

export const Notifications: Story = {
  name: 'V025 co chodí e-mailem',
  play: async ({ canvas, globals }) => {
    const site = sampleBrand(globals.look).locative
    await expect(
      canvas.getByRole('checkbox', { name: new RegExp(`Nabídky a\\snovinky o\\s${site}`) }),
    ).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /inzerát končí/ })).not.toBeChecked()
  },
}
