import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NoPhoto } from './NoPhoto.tsx'

const meta = {
  title: 'Detail/NoPhoto',
  component: NoPhoto,
  args: { heading: 'Prodám skládací kolo Dahon, s osvětlením', sectionIcon: 'bike' },
} satisfies Meta<typeof NoPhoto>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {
  name: 'Bez fotky stojí první slova inzerátu',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inzerát je bez fotky')).toBeVisible()
  },
}
