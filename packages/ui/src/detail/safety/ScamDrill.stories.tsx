import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScamDrill } from './ScamDrill.client.tsx'

const meta = {
  title: 'Detail/ScamDrill',
  component: ScamDrill,
  args: { side: 'buying', onDone: fn() },
} satisfies Meta<typeof ScamDrill>
export default meta
type Story = StoryObj<typeof meta>

export const Buying: Story = {
  name: 'N008 kupující: na místě čísla, klávesnicí se přeskočí hned',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Než zavoláte prodávajícímu' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Rozumím, ukázat telefon' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const Selling: Story = {
  name: 'N008 prodávající: kurýr s penězi neexistuje',
  args: { side: 'selling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kurýr, který prý přiveze peníze/)).toBeVisible()
  },
}
