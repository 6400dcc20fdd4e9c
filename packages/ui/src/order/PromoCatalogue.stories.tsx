import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleOffers } from '../testing/sampleOffers.ts'
import { PromoCatalogue } from './PromoCatalogue.tsx'

const meta = {
  title: 'Objednávka/PromoCatalogue',
  component: PromoCatalogue,
  args: { offers: sampleOffers },
} satisfies Meta<typeof PromoCatalogue>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  name: 'R049 co služby dělají, na jak dlouho a za kolik',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Topování' })).toBeVisible()
    await expect(canvas.getAllByText(/^\d+\sKč$/)).toHaveLength(4)
  },
}
