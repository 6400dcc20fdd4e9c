import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SessionRow } from './SessionRow.tsx'

const session = {
  device: 'Firefox, Windows',
  isCurrent: false,
  lastUsed: 'naposledy před 2 hodinami',
  started: 'přihlášeno 5. 3. 2026 7:05',
  onEnd: fn(),
}

const meta = {
  title: 'Účet/SessionRow',
  component: SessionRow,
  args: session,
} satisfies Meta<typeof SessionRow>
export default meta
type Story = StoryObj<typeof meta>

export const Sessions: Story = {
  name: 'P036 přihlášená zařízení',
  render: (args) => (
    <ul>
      <SessionRow {...args} device="Chrome, Android" isCurrent />
      <SessionRow {...args} />
      <SessionRow {...args} device="Safari, iPhone" isEnding />
    </ul>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('právě tady')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /Firefox/ }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
