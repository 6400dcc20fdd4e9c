import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { SellerCard } from './SellerCard.tsx'

const meta = {
  title: 'Detail/SellerCard',
  component: SellerCard,
  args: {
    name: 'Kola Novák',
    kind: 'podnikatel, IČO 27082440',
    rights: 'Kupujete od podnikatele, se všemi právy spotřebitele.',
    otherAds: { href: '/search', label: 'další 4 inzeráty' },
    safety: {
      advice: 'Peníze předem neposílejte.',
      href: '/napoveda#bezpecne',
      label: 'Jak nakoupit bezpečně',
    },
    children: (
      <Button variant="primary" size="big">
        Zobrazit telefon
      </Button>
    ),
  },
  render: (args, { globals }) => (
    <SellerCard {...args} since={`Na ${sampleBrand(globals.look).locative} od roku 2019`} />
  ),
} satisfies Meta<typeof SellerCard>
export default meta
type Story = StoryObj<typeof meta>

export const Seller: Story = {
  name: 'P034 podnikatel se jménem, číslem a právy, která u něj kupující má',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kola Novák')).toBeVisible()
    await expect(canvas.getByText(/IČO 27082440/)).toBeVisible()
    await expect(canvas.getByText(/právy spotřebitele/)).toBeVisible()
  },
}
