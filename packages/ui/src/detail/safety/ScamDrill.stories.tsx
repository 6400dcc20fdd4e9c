import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ScamDrill } from './ScamDrill.client.tsx'

const meta = {
  title: 'Detail/ScamDrill',
  component: ScamDrill,
  args: { onDone: fn(), onClose: fn() },
} satisfies Meta<typeof ScamDrill>
export default meta
type Story = StoryObj<typeof meta>

export const Side: Story = {
  name: 'N008 nejdřív se ptáme, na které straně stojíte',
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Kupuji' })).toHaveFocus()
    await expect(screen.getByRole('button', { name: 'Prodávám' })).toBeVisible()
  },
}

export const Buying: Story = {
  name: 'N008 kupující: klávesnicí se přeskočí hned',
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('dialog', { name: 'Než zavoláte prodejci' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Rozumím, ukázat telefon' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const Selling: Story = {
  name: 'N008 prodávající: kurýr s penězi neexistuje',
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Prodávám' }))
    await expect(screen.getByText(/Kurýr, který prý přiveze peníze/)).toBeVisible()
  },
}
