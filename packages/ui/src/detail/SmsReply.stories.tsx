import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SmsReply } from './SmsReply.tsx'

const meta = {
  title: 'Detail/SmsReply',
  component: SmsReply,
  args: { dialCode: '204815', number: '9093333', price: '33\u00a0Kč' },
} satisfies Meta<typeof SmsReply>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  name: 'R040 odpověď na SMS inzerát: kód, číslo, cena, žádný kontakt',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RE 204815')).toBeVisible()
    await expect(canvas.getByText('9093333')).toBeVisible()
    await expect(canvas.getByText(/33 Kč včetně DPH/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Odpovědět přes SMS' })).toHaveAttribute(
      'href',
      'sms:9093333?body=RE%20204815%20',
    )
  },
}

export const Short: Story = {
  name: 'jen tlačítko na dolní liště',
  args: { isShort: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('RE 204815')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Odpovědět přes SMS' })).toBeVisible()
  },
}
