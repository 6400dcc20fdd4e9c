import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PushOffer } from './PushOffer.tsx'
import { PUSH_STATES } from './PushState.ts'

const meta = {
  title: 'Seznam/PushOffer',
  component: PushOffer,
  args: { state: 'off', onAsk: fn(), onClose: fn() },
  argTypes: { state: { control: 'select', options: PUSH_STATES } },
} satisfies Meta<typeof PushOffer>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  name: 'P062 o svolení žádá až tlačítko',
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onAsk).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Upozorňovat/ }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Stačí/ }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Asking: Story = {
  name: 'P062 než prohlížeč odpoví, ptá se jednou',
  args: { state: 'asking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Čekám na svolení/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const On: Story = {
  name: 'P062 zapnuto',
  args: { state: 'on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Zapnuto/)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

export const Denied: Story = {
  name: 'P062 zakázáno v prohlížeči',
  args: { state: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/zakázaná/)
  },
}

export const Dismissed: Story = {
  name: 'P062 bez odpovědi se dá zeptat znovu',
  args: { state: 'dismissed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/zatím nedostali/)
    await expect(canvas.getByRole('button', { name: /^Upozorňovat/ })).toBeEnabled()
  },
}

export const Unsupported: Story = {
  name: 'P062 prohlížeč upozornění neumí',
  args: { state: 'unsupported' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Upozorňovat/ })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  name: 'P062 nepovedlo se',
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/nepodařilo zapnout/)
  },
}
