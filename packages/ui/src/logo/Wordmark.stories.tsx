import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wrap } from '../layout/Wrap.tsx'
import { Wordmark } from './Wordmark.tsx'

const meta = {
  title: 'Značky/Wordmark',
  component: Wordmark,
  args: { name: 'inzrt', label: 'Inzrt' },
  render: (args) => (
    <Wrap>
      <Wordmark {...args} />
    </Wrap>
  ),
} satisfies Meta<typeof Wordmark>
export default meta
type Story = StoryObj<typeof meta>

export const Inzrt: Story = { globals: { look: 'inzrt-light' } }

export const Pinkpack: Story = {
  args: { name: 'pinkpack', label: 'Pinkpack' },
  globals: { look: 'pinkpack' },
}
