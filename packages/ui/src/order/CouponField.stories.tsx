import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CouponField } from './CouponField.tsx'

const meta = {
  title: 'Objednávka/CouponField',
  component: CouponField,
  args: { id: 'kod', value: 'leto-2026', onChange: fn(), onApply: fn() },
} satisfies Meta<typeof CouponField>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  name: 'P053 kód se uplatní tlačítkem i klávesou Enter',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uplatnit' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Slevový kód' }), '{Enter}')
    await expect(args.onApply).toHaveBeenCalledTimes(2)
  },
}

export const Empty: Story = {
  name: 'Bez kódu není co uplatnit',
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Uplatnit' })).toBeDisabled()
  },
}

export const Applied: Story = {
  name: 'P053 sleva je započítaná',
  args: { applied: 'Sleva 10\u00a0% s\u00a0kódem LETO2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Sleva 10 % s kódem LETO2026 je započítaná.',
    )
  },
}

export const Asking: Story = { name: 'Ověřuje se', args: { isAsking: true } }

export const Refused: Story = {
  name: 'P053 neznámý kód',
  args: { error: 'Takový slevový kód neznáme. Zkontrolujte ho prosím.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Slevový kód' })).toBeInvalid()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
