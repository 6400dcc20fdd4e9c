import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LoadingOverlay } from './LoadingOverlay.client.tsx'

const meta = {
  title: 'Stavy/LoadingOverlay',
  component: LoadingOverlay,
  // It lies over the page, and would over a page of docs.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isLoading: true,
    sections: [
      { name: 'Kola a sport', icon: 'bike' },
      { name: 'Zvířata', icon: 'dog' },
    ],
  },
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Slow: Story = {
  name: 'R139 R306 pomalá stránka: pruh na sedm sekund, rubrika, Načítám...',
  play: async ({ canvas }) => {
    const overlay = await canvas.findByRole('status')
    await expect(overlay).toHaveTextContent('Načítám...')
    await expect(overlay).toHaveTextContent(/Kola a sport|Zvířata/)
    await expect(overlay.firstElementChild).toHaveStyle({ animationDuration: '7s' })
  },
}

export const Turning: Story = {
  name: 'R139 R306 rubriky se střídají',
  tags: ['one-look'],
  play: async ({ canvas }) => {
    const overlay = await canvas.findByRole('status')
    for (const name of ['Zvířata', 'Kola a sport']) {
      await waitFor(() => expect(overlay).toHaveTextContent(name))
    }
  },
}

export const Fast: Story = {
  name: 'R226 rychlá stránka se nezakryje',
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
