import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceGuide } from './PriceGuide.tsx'

const words = {
  range: '1\u00a0200 až 1\u00a0500\u00a0Kč',
  middle: 'střední cena 1\u00a0350\u00a0Kč',
  basis: 'Podle 30 inzerátů od května 2026.',
}

const meta = {
  title: 'Detail/PriceGuide',
  component: PriceGuide,
  args: {
    asked: words,
    sold: {
      ...words,
      points: [
        { period: '1. čtvrtletí 2026', median: 110_000, price: '1\u00a0100\u00a0Kč', count: 9 },
        { period: '2. čtvrtletí 2026', median: 125_000, price: '1\u00a0250\u00a0Kč', count: 12 },
        { period: '3. čtvrtletí 2026', median: 120_000, price: '1\u00a0200\u00a0Kč', count: 9 },
      ],
    },
  },
} satisfies Meta<typeof PriceGuide>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  name: 'P022 N021 ceny podobných věcí a za kolik se prodaly, s tabulkou',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Po čtvrtletích/))
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const Unknown: Story = { name: 'Nic se neví', args: { asked: null, sold: null } }
