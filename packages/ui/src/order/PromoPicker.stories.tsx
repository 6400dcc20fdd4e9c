import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleOffers } from '../testing/sampleOffers.ts'
import { PromoPicker } from './PromoPicker.tsx'

const meta = {
  title: 'Objednávka/PromoPicker',
  component: PromoPicker,
  args: {
    id: 'promos',
    legend: 'Co k\u00a0inzerátu přidat?',
    offers: sampleOffers,
    value: [],
    onChange: fn(),
  },
} satisfies Meta<typeof PromoPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  name: 'R015 R137 dvě služby s cenou, dny a ukázkou',
  play: async ({ args, canvas, userEvent }) => {
    const topping = canvas.getByRole('checkbox', { name: /Topování/ })
    await expect(topping).toHaveAccessibleDescription(/49\sKč kartou, 79\sKč přes SMS/)
    await userEvent.click(topping)
    await expect(args.onChange).toHaveBeenLastCalledWith(['topping'])
  },
}

export const Both: Story = {
  name: 'R316 nanejvýš obě; odškrtnutá zmizí',
  args: { value: ['highlighting', 'topping'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
    await expect(canvas.getByText(/Obojí najednou stojí kartou o.5.Kč méně\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Zvýraznění/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['topping'])
  },
}

export const Wrong: Story = {
  name: 'Nic nevybráno',
  args: { error: 'Vyberte prosím zvýraznění, nebo topování.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Vyberte prosím zvýraznění, nebo topování.',
    )
  },
}
