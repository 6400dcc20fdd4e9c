import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DetailHead } from './DetailHead.tsx'
import { SellerCard } from './SellerCard.tsx'

const meta = {
  title: 'Detail/DetailHead',
  component: DetailHead,
  args: {
    type: 'offer',
    heading: 'Dámské městské kolo Favorit s proutěným košíkem, po celkové repasi',
    price: { type: 'czk', amount: 320_000 },
    locality: 'Brno-Královo Pole, 612 00',
    age: 'před 2 hodinami',
    isTopped: true,
  },
} satisfies Meta<typeof DetailHead>
export default meta
type Story = StoryObj<typeof meta>

export const Head: Story = {
  name: 'R133 hlava inzerátu',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Dámské/ })).toBeVisible()
    await expect(canvas.getByText('3 200 Kč')).toBeVisible()
  },
}

export const WordedPrice: Story = {
  name: 'R185 cena slovy je v detailu dlouhá',
  args: {
    type: 'exchange',
    heading: 'Vyměním silniční kolo Eska za horské, případně doplatím rozdíl',
    price: { type: 'agreement', amount: null },
    locality: 'Rožnov pod Radhoštěm',
    age: 'před 5 hodinami',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cena dohodou')).toBeVisible()
  },
}

export const LookingForSomebody: Story = {
  name: 'P034 R189 kdo hledá člověka, nic neprodává: bez ceny, s radou pro schůzku',
  args: {
    type: 'inquiry',
    heading: 'Vdova 60 hledá přítele na výlety',
    price: null,
    locality: 'Brno-střed, 602 00',
    age: 'před 2 hodinami',
  },
  render: (args) => (
    <>
      <DetailHead {...args} />
      <SellerCard
        name="Marie"
        kind="soukromá osoba"
        safety={{
          advice: 'Poprvé se sejděte mezi lidmi a\u00a0peníze nikomu neposílejte.',
          href: '/napoveda#seznameni',
          label: 'Jak se seznámit bezpečně',
        }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jak se seznámit bezpečně' })).toBeVisible()
    await expect(canvas.queryByText(/Zdarma|Cena|Kč/)).toBeNull()
  },
}
