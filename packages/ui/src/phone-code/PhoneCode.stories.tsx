import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PhoneCode } from './PhoneCode.tsx'

const meta = {
  title: 'Formuláře/PhoneCode',
  component: PhoneCode,
  args: {
    code: { id: 'kod', name: 'verificationCode', value: '', onChange: fn() },
    state: { kind: 'none' },
    hasCode: false,
    onSend: fn(),
  },
} satisfies Meta<typeof PhoneCode>
export default meta
type Story = StoryObj<typeof meta>

export const NotAsked: Story = {
  name: 'P029 kód se teprve pošle, pole na něj zatím není',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Ověřovací kód')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Poslat ověřovací kód' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  name: 'Kód se posílá',
  args: { state: { kind: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Poslat ověřovací kód' })).toBeDisabled()
  },
}

export const Sent: Story = {
  name: 'P029 kód odešel, další až za chvíli',
  args: { state: { kind: 'sent', secondsToResend: 42 }, hasCode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kód jsme poslali.')
    await expect(canvas.getByRole('button', { name: 'Poslat kód znovu' })).toBeDisabled()
    const code = canvas.getByLabelText('Ověřovací kód')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
  },
}

export const TooMany: Story = {
  name: 'P029 kódů bylo moc, čeká se',
  args: {
    state: { kind: 'failed', text: 'Příliš mnoho pokusů. Zkuste to znovu za 40 minut.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Zkuste to znovu za 40 minut.')
  },
}

export const Wrong: Story = {
  name: 'P029 kód nesedí',
  args: {
    code: {
      ...{ id: 'kod', name: 'verificationCode', value: '111111', onChange: fn() },
      error: 'Ověřovací kód není správný nebo vypršel.',
    },
    hasCode: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ověřovací kód')).toHaveAccessibleDescription(
      /Ověřovací kód není správný nebo vypršel\./,
    )
  },
}
