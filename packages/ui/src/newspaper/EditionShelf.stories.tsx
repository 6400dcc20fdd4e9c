import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EditionShelf } from './EditionShelf.tsx'

const edition = (number: number) => ({
  title: `č. ${number}`,
  released: 'úterý 1. prosince',
  extent: '84\u00a0stran, 8\u00a0714\u00a0inzerátů',
  cover: '/demo/bike-1.svg',
  pdf: `/api/noviny/2026/${number}.pdf`,
  instead: 'k nahlédnutí v redakci',
})

const meta = {
  title: 'Noviny/EditionShelf',
  component: EditionShelf,
  args: { editions: [edition(48), edition(47), edition(46)] },
} satisfies Meta<typeof EditionShelf>
export default meta
type Story = StoryObj<typeof meta>

export const Covers: Story = {
  name: 'R067 obálky vedou na PDF',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /č\. 47/ })).toHaveAttribute(
      'href',
      '/api/noviny/2026/47.pdf',
    )
  },
}

export const WithoutPaper: Story = {
  name: 'Číslo, které tu není ke čtení',
  args: { editions: [{ ...edition(12), cover: null, pdf: null, extent: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('k nahlédnutí v redakci')).toBeVisible()
  },
}
