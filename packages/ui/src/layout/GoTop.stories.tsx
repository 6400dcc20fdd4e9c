import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { GoTop } from './GoTop.client.tsx'

const meta = {
  title: 'Stránky/GoTop',
  component: GoTop,
  decorators: [
    (Story) => (
      <div id="nahoru">
        {Array.from({ length: 90 }, (_, line) => `Řádek ${line}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '420px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof GoTop>
export default meta
type Story = StoryObj<typeof meta>

export const Top: Story = {
  name: 'R072 R307 R308 zpět nahoru, 60 × 60',
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 1800)
    const link = await waitFor(() => canvas.getByRole('link', { name: 'Zpět nahoru' }))
    const { width, height } = link.getBoundingClientRect()
    await expect([width, height]).toEqual([60, 60])
    await userEvent.click(link)
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}
