import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NotificationTools } from './NotificationTools.tsx'

const meta = {
  title: 'Účet/NotificationTools',
  component: NotificationTools,
  args: { settingsHref: '#oznameni', unread: 3, onReadAll: fn() },
} satisfies Meta<typeof NotificationTools>
export default meta
type Story = StoryObj<typeof meta>

export const Unread: Story = {
  name: 'V025 něco nepřečteného',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Označit vše za přečtené' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
  },
}

export const AllRead: Story = {
  name: 'V025 vše přečtené',
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
