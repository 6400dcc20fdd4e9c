import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { AdList } from '../listing/AdList.tsx'
import { NotificationRow } from './NotificationRow.tsx'

const meta = {
  title: 'Účet/NotificationRow',
  component: NotificationRow,
  args: {
    href: '#kolo',
    title: 'Zpráva k inzerátu „Prodám dětské kolo 20 palců“',
    when: 'před 2 hodinami',
    isRead: false,
    onOpen: fn((event: MouseEvent) => event.preventDefault()),
  },
  decorators: (Story) => (
    <AdList label="Upozornění">
      <Story />
    </AdList>
  ),
} satisfies Meta<typeof NotificationRow>
export default meta
type Story = StoryObj<typeof meta>

export const Unread: Story = {
  name: 'V025 nepřečtené',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Nepřečtené: Zpráva k inzerátu/ }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Read: Story = {
  name: 'V025 přečtené',
  args: { isRead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Zpráva k inzerátu/ })).toBeVisible()
  },
}

export const Long: Story = {
  name: 'Dlouhé',
  args: {
    title:
      'Změnu inzerátu jsme nepřijali: „Nejnepravděpodobněji zachovalý tandem Velamos z roku 1984, najeto pouze pohledem“',
    when: 'včera',
  },
}
