import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Stránky/SkipLink',
  component: SkipLink,
  args: { children: 'Přeskočit na obsah' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="obsah">Obsah</main>
      </>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Skip: Story = {
  name: 'Přeskočit na obsah',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Přeskočit na obsah' })).toHaveFocus()
  },
}
