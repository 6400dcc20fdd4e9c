import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShortcutHelp } from './ShortcutHelp.tsx'

const meta = {
  title: 'Správa/ShortcutHelp',
  component: ShortcutHelp,
  args: { keys: [{ key: 'J', does: 'další inzerát' }] },
} satisfies Meta<typeof ShortcutHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Help: Story = { name: 'Nápověda ke klávesám' }
