import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrintSheet } from './PrintSheet.tsx'

const meta = {
  title: 'Detail/Leták',
  component: PrintSheet,
  args: {
    site: 'Inzrt',
    heading: 'Prodám dětské kolo',
    facts: ['Nabídka', '1 500 Kč', 'Brno-střed, 602 00'],
    content: 'Zachovalé, 20 palců, nové pláště.',
    seller: 'Jana K.',
    code: { path: 'M0 0.5h7M0 1.5h1M6 1.5h1', size: 25 },
    address: 'inzrt.example/k/204815',
  },
} satisfies Meta<typeof PrintSheet>
export default meta
type Story = StoryObj<typeof meta>

export const OnScreen: Story = {
  name: 'P025 leták je jen na papíře',
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('aside')
    await expect(sheet).not.toBeVisible()
    await expect(sheet).toHaveTextContent('inzrt.example/k/204815')
  },
}
