import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MostSeenAds } from './MostSeenAds.tsx'

const meta = {
  title: 'Účet/MostSeenAds',
  component: MostSeenAds,
  args: {
    ads: [
      { href: '/kolo-1a', heading: 'Prodám dětské kolo', views: 1_240, reveals: 31, messages: 12 },
      { href: '/helma-1b', heading: 'Helma Uvex, vel. M', views: 88, reveals: 2, messages: 0 },
    ],
  },
} satisfies Meta<typeof MostSeenAds>
export default meta
type Story = StoryObj<typeof meta>

export const Seen: Story = {
  name: 'V024 inzeráty s nejvíc zobrazeními',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^Prodám dětské kolo 1\s240 31 12$/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Prodám dětské kolo' })).toHaveAttribute(
      'href',
      '/kolo-1a',
    )
  },
}

export const Long: Story = {
  name: 'V024 nejdelší nadpis a miliony zobrazení se vejdou',
  args: {
    ads: [
      {
        href: '/x-1a',
        heading: 'm'.repeat(100),
        views: 9_999_999,
        reveals: 99_999,
        messages: 9_999,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Nobody: Story = {
  name: 'V024 nikdo se nedíval',
  args: { ads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByText(/nikdo neprohlédl/)).toBeVisible()
  },
}
