import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Stavy/EmptyState',
  component: EmptyState,
  args: { title: 'Nebyl nalezen žádný inzerát' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Nic tu není, a co s tím',
  args: {
    icon: 'pram',
    children: (
      <>
        <p>Zkuste jiné slovo, nebo zrušte lokalitu.</p>
        <Button>Zrušit filtry</Button>
      </>
    ),
  },
}

export const Live: Story = {
  name: 'Hlásí se čtečce',
  args: { title: 'Vyhledávám...', isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Vyhledávám...')
  },
}
