import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import { DetailLayout } from './DetailLayout.tsx'

const inReadableView = () => {
  document.documentElement.dataset.rezim = 'citelny'

  return () => {
    delete document.documentElement.dataset.rezim
  }
}

const meta = {
  title: 'Detail/DetailLayout',
  component: DetailLayout,
  args: {
    gallery: <p>Fotky</p>,
    decision: <p>Prodám kolo</p>,
    body: <ProgressBar label="Načítám..." />,
  },
} satisfies Meta<typeof DetailLayout>
export default meta
type Story = StoryObj<typeof meta>

export const ReadableAd: Story = {
  name: 'N019 čitelný inzerát stojí v jednom sloupci a nic se v něm nehýbe',
  beforeEach: inReadableView,
  play: async ({ canvas }) => {
    const [photo, heading] = [canvas.getByText('Fotky'), canvas.getByText('Prodám kolo')].map(
      (part) => part.getBoundingClientRect(),
    )
    await expect(heading?.left).toBe(photo?.left)
    await expect(heading?.top).toBeGreaterThanOrEqual(photo?.bottom ?? 0)
    await expect(canvas.getByRole('progressbar')).toHaveStyle({ animationName: 'none' })
  },
}
