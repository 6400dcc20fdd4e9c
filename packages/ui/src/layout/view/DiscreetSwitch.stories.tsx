import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DiscreetSwitch } from './DiscreetSwitch.tsx'

const meta = {
  title: 'Stránky/DiscreetSwitch',
  component: DiscreetSwitch,
  args: { action: '/diskretni-rezim', isOn: false },
  globals: { look: 'pinkpack' },
} satisfies Meta<typeof DiscreetSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  name: 'N014 diskrétní režim vypnutý',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Zapnout diskrétní režim' })
    await expect(button).toHaveAttribute('value', '1')
    await expect(button.closest('form')).toHaveAttribute('method', 'post')
  },
}

export const On: Story = {
  name: 'N014 diskrétní režim zapnutý',
  args: { isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Vypnout/ })).toHaveAttribute('value', '0')
  },
}
