import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NotifiedBrowsers } from './NotifiedBrowsers.tsx'
import { PUSH_STATES } from './PushState.ts'

const meta = {
  title: 'Účet/NotifiedBrowsers',
  component: NotifiedBrowsers,
  args: {
    state: 'on',
    hasMessages: false,
    others: [
      { id: 2, device: 'Chrome, Android', since: 'od 5. 3. 2026 7:05' },
      { id: 3, device: 'Firefox, Windows', since: 'od 12. 4. 2026 18:20' },
    ],
    onSwitchOn: fn(),
    onSwitchOff: fn(),
    onMessages: fn(),
    onRemove: fn(),
  },
  argTypes: { state: { control: 'select', options: PUSH_STATES } },
} satisfies Meta<typeof NotifiedBrowsers>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  name: 'P062 zapnuto tady i jinde',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /nové zprávy/ }))
    await expect(args.onMessages).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: /Firefox, Windows/ }))
    await expect(args.onRemove).toHaveBeenCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: /^Vypnout v/ }))
    await expect(args.onSwitchOff).toHaveBeenCalledOnce()
  },
}

export const Off: Story = {
  name: 'P062 vypnuto',
  args: { state: 'off', others: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Upozorňovat/ }))
    await expect(args.onSwitchOn).toHaveBeenCalledOnce()
  },
}

export const Denied: Story = {
  name: 'P062 zakázáno v prohlížeči',
  args: { state: 'denied', others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/zakázaná/)
  },
}

export const Unsupported: Story = {
  name: 'P062 prohlížeč upozornění neumí',
  args: { state: 'unsupported' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Upozorňovat/ })).not.toBeInTheDocument()
  },
}

export const Busy: Story = {
  name: 'P062 dokud se přepíná, nejde přepnout nic',
  args: { isBusy: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
