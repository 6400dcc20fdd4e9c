import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { SampleFooter, sampleFooter } from '../testing/samplePage.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Stránky/Footer',
  component: Footer,
  args: sampleFooter,
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <SampleFooter {...args} look={globals.look} />,
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Foot: Story = {
  name: 'R016 R323 patička',
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('ve všední dny 8:30–17:00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: sampleBrand(globals.look).email })).toBeVisible()
  },
}
