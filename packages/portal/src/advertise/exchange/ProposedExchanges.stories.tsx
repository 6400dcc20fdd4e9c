import type { Exchange } from '@inzrt/contracts/ads/exchange'
import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProposedExchanges } from './ProposedExchanges.tsx'

const ads = ['Vyměním pračku Whirlpool', 'Vyměním kytaru Yamaha'].map((heading) =>
  anAdListItem({ heading, type: 'exchange', mainImageThumbPath: null }),
)
const common = { ads, endsAt: '2026-05-07T10:00:00Z', agreed: 1 } as const

const open: Exchange = {
  ...common,
  token: `x1-${'a'.repeat(43)}`,
  state: 'open',
  hasAgreed: false,
  conversation: null,
}

const meta = {
  title: 'Portál/ProposedExchanges',
  component: ProposedExchanges,
  args: {
    exchanges: [
      open,
      {
        ...common,
        token: `x2-${'b'.repeat(43)}`,
        state: 'agreed',
        hasAgreed: true,
        conversation: '/zpravy/1',
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

export const Gone: Story = {
  name: 'N012 inzerát, který už vidět není, nemá jméno',
  args: { exchanges: [{ ...open, state: 'expired', ads: ads.slice(0, 1) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Výměna už neplatí')).toBeVisible()
  },
}

export const None: Story = {
  name: 'Žádná výměna: nic',
  args: { exchanges: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
