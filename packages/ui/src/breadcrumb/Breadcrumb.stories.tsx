import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Stránky/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Inzrt', href: 'http://localhost:3000/', isOtherSite: true },
      { label: 'Pinkpack', href: '/' },
      { label: 'Seznámení' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Trail: Story = {
  name: 'Cesta domů, na dospělém webu i na sesterský',
  globals: { look: 'pinkpack' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Drobečková navigace' })).toBeVisible()
    await expect(canvas.getByText('Seznámení')).toHaveAttribute('aria-current', 'page')
  },
}
