import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDateline } from '../../testing/samplePage.tsx'
import { Dateline } from './Dateline.tsx'

const meta = {
  title: 'Stránky/Dateline',
  component: Dateline,
  args: sampleDateline,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dateline>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { name: 'Datum a uzávěrka' }
