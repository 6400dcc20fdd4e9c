import { CREDIT_PACKAGES } from '@inzrt/rules/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CreditPicker } from './CreditPicker.tsx'

const meta = {
  title: 'Objednávka/CreditPicker',
  component: CreditPicker,
  args: { id: 'kredit', packages: CREDIT_PACKAGES, value: 50_000, onChange: fn() },
} satisfies Meta<typeof CreditPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Packages: Story = {
  name: 'P052 balíček se vybere i s tím, o kolik je levnější',
  play: async ({ args, canvas, userEvent }) => {
    const large = canvas.getByRole('radio', { name: /Kredit 1.000.Kč/ })
    await expect(large).toHaveAccessibleDescription(/O.15.% levněji/)
    await userEvent.click(large)
    await expect(args.onChange).toHaveBeenCalledWith(100_000)
  },
}

export const Sending: Story = { name: 'Odesílá se', args: { disabled: true } }
