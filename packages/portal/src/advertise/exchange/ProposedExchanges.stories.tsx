import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProposedExchanges } from './ProposedExchanges.tsx'

const ads = ['Vyměním pračku Whirlpool', 'Vyměním kytaru Yamaha'].map((heading) =>
  anAdListItem({ heading, type: 'exchange', mainImageThumbPath: null }),
)
const common = { ads, endsAt: '2026-05-07T10:00:00Z', agreed: 1 } as const

const meta = {
  title: 'Portál/ProposedExchanges',
  component: ProposedExchanges,
  args: {
    exchanges: [
      {
        ...{ ...common, token: `x1-${'a'.repeat(43)}`, state: 'open' },
        ...{ hasAgreed: false, conversation: null },
      },
      {
        ...{ ...common, token: `x2-${'b'.repeat(43)}`, state: 'agreed' },
        ...{ hasAgreed: true, conversation: '/zpravy/1' },
      },
    ],
  },
} satisfies Meta<typeof ProposedExchanges>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  name: 'N012 výměny u\u00a0vlastního inzerátu',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((each) => each.getAttribute('href'))
    await expect(links[0]).toMatch(/^\/vymena#klic=x1-/)
    await expect(canvas.getByText('Všichni souhlasí: „Vyměním kytaru Yamaha“')).toBeVisible()
  },
}

export const None: Story = {
  name: 'Žádná výměna: nic',
  args: { exchanges: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
