import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchBox } from '../search/SearchBox.tsx'
import { NotFound } from './NotFound.tsx'
import { SoldOut } from './SoldOut.tsx'

const meta = {
  title: 'Stavy/NotFound',
  component: NotFound,
  args: {
    title: 'Tady už je vyprodáno.',
    picture: <SoldOut />,
    children: <SearchBox id="hledat-404" landmark="Hledat znovu" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  name: 'R140 nenalezeno',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chyba 404')).toBeVisible()
    await expect(canvas.getByText(/Nebyl nalezen žádný inzerát, ani rubrika/)).toBeVisible()
    await expect(canvas.getByText('This page could not be found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Zpět na hlavní stranu' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}
