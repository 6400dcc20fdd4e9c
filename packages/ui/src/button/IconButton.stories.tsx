import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeartIcon } from '../icon/HeartIcon.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Tlačítka/IconButton',
  component: IconButton,
  args: { label: 'Uložit', icon: <HeartIcon /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const WithIconOnly: Story = {
  name: 'Jen ikona, se jménem pro čtečku',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Uložit' })).toBeVisible()
  },
}
