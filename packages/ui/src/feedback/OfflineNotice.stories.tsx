import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleLogo } from '../testing/samplePage.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const meta = {
  title: 'Stavy/OfflineNotice',
  component: OfflineNotice,
  args: { logo: null },
  render: (args, { globals }) => (
    <OfflineNotice {...args} logo={<SampleLogo look={globals.look} />} />
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  name: 'P061 bez připojení',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Jste bez připojení.')
    await expect(canvas.getByText('Zkusit znovu')).toBeVisible()
  },
}
