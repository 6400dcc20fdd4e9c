import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PhoneCode, type PhoneCodeProps } from './PhoneCode.tsx'

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
  name: 'P046 kód se posílá: druhý stisk nic neudělá a fokus zůstane, kde byl',
  render: function Pressed(args) {
    const [state, setState] = useState<PhoneCodeProps['state']>({ kind: 'none' })
    const onSend = () => {
      args.onSend()
      setState({ kind: 'sending' })
    }

    return <PhoneCode {...args} state={state} onSend={onSend} />
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Poslat ověřovací kód' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
  },
}

export const Sent: Story = {
  name: 'P029 kód odešel, další až za chvíli',
  args: { state: { kind: 'sent', secondsToResend: 42 }, hasCode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kód jsme poslali.')
    await expect(canvas.getByRole('button', { name: 'Poslat kód znovu' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
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
      id: 'kod',
      name: 'verificationCode',
      value: '111111',
      onChange: fn(),
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
