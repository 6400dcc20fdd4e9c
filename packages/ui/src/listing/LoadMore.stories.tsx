import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'Seznam/LoadMore',
  component: LoadMore,
  args: {
    shown: 24,
    total: 312,
    noun: 'inzerátů',
    nextHref: '?page=2',
    nextCount: 24,
    rankingHref: '/jak-radime',
  },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {
  name: 'R132 další stránka je odkaz',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Načíst dalších 24' })).toHaveAttribute(
      'href',
      '?page=2',
    )
    await expect(canvas.getByRole('link', { name: 'Jak řadíme výsledky' })).toBeVisible()
  },
}

export const Few: Story = {
  name: 'R132 poslední tři řádky skloňuje',
  args: { shown: 309, nextCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Načíst další 3' })).toBeVisible()
  },
}

export const Loading: Story = { name: 'Načítá', args: { isLoading: true } }

export const End: Story = {
  name: 'Na konci už není co načíst',
  args: { shown: 312, nextHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Načíst/ })).toBeNull()
  },
}
