import type { Exchange } from '@inzrt/contracts/ads/exchange'
import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExchangeView } from './ExchangeView.tsx'

const ad = (heading: string, slug: string) =>
  anAdListItem({
    heading,
    slug,
    type: 'exchange',
    mainImageThumbPath: null,
    price: { type: 'agreement', amount: null },
  })

const WASHER = ad('Vyměním pračku Whirlpool', 'vymenim-pracku-1')
const GUITAR = ad('Vyměním kytaru Yamaha', 'vymenim-kytaru-2')
const BIKE = ad('Vyměním horské kolo', 'vymenim-horske-kolo-3')

const open: Exchange = {
  token: `x1-${'a'.repeat(43)}`,
  state: 'open',
  endsAt: '2026-05-07T10:00:00Z',
  hasAgreed: false,
  agreed: 0,
  ads: [WASHER, GUITAR, BIKE],
  conversation: null,
}

const meta = {
  title: 'Portál/ExchangeView',
  component: ExchangeView,
  args: {
    exchange: open,
    context: { now: new Date('2026-05-04T10:00:00Z'), edition: null },
    children: null,
  },
} satisfies Meta<typeof ExchangeView>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  name: 'N012 výměna ve třech, kdo co dá a\u00a0dostane',
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    await expect(titles).toEqual([
      ...['Dostanete', 'Kdo vám to dá, dostane', 'Dáte, a\u00a0tím se kruh uzavře'],
    ])
    await expect(canvas.getByText('Výměna ve třech')).toBeVisible()
  },
}

export const Two: Story = {
  name: 'N012 výměna ve dvou',
  args: { exchange: { ...open, ads: [WASHER, GUITAR] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Dáte' })).toHaveTextContent(/pračku/)
    await expect(canvas.getByText('Výměna ve dvou')).toBeVisible()
  },
}

export const Waiting: Story = {
  name: 'N012 souhlas čeká na ostatní',
  args: { exchange: { ...open, hasAgreed: true, agreed: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Zatím souhlasí 2\sz\s3/)).toBeVisible()
  },
}

export const Agreed: Story = {
  name: 'N012 souhlasí všichni',
  args: { exchange: { ...open, state: 'agreed', hasAgreed: true, agreed: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Všichni souhlasí')).toBeVisible()
  },
}

export const Over: Story = {
  name: 'N012 z\u00a0výměny sešlo',
  args: { exchange: { ...open, state: 'declined' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kontakt na vás nikdo nedostal/)).toBeVisible()
  },
}

export const Gone: Story = {
  name: 'N012 inzeráty ostatních už vidět nejsou',
  args: { exchange: { ...open, state: 'expired', ads: [WASHER] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Výměna už neplatí')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
