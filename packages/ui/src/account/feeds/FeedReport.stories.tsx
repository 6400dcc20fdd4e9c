import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../button/Button.tsx'
import { FeedReport } from './FeedReport.tsx'

const meta = {
  title: 'Účet/FeedReport',
  component: FeedReport,
  args: {
    id: 7,
    name: 'nabidka.csv',
    note: 'nahráno 4.\u00a05.\u00a02026 8:00',
    tone: 'good',
    texts: ['Hotovo: 12\u00a0nových inzerátů, 3\u00a0změněné, 480 beze změny.'],
    faults: [],
  },
} satisfies Meta<typeof FeedReport>
export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = { name: 'Soubor v\u00a0pořádku' }

export const Refused: Story = {
  name: 'P064 co je na kterém řádku špatně',
  args: {
    tone: 'bad',
    texts: ['2\u00a0řádky jsme odmítli, 498 je beze změny.', 'Sloupec „Sklad“ neznáme.'],
    faults: [
      {
        lines: [{ line: 12, number: 'A-115' }],
        faults: [
          { column: 'Nadpis', text: 'Pole „nadpis“ musí mít alespoň 5\u00a0znaků.' },
          {
            column: 'Cena',
            text: 'Částka v\u00a0Kč musí být celé číslo od 1 do 99\u00a0999\u00a0999.',
          },
        ],
      },
      {
        lines: [{ line: 40, number: null }],
        faults: [{ column: '', text: 'Uvozovky nejsou uzavřené.' }],
      },
    ],
    actions: <Button>Stáhnout výsledek</Button>,
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/^Řádek/)
    await expect(first?.parentElement).toHaveTextContent(
      /Řádek 12 A-115.*Cena: Částka v.Kč musí být/,
    )
    await expect(second?.parentElement).toHaveTextContent(/Řádek 40Uvozovky/)
  },
}

export const RefusedXml: Story = {
  name: 'P064 co je na kterém inzerátu souboru XML špatně',
  args: { ...Refused.args, name: 'nabidka.xml', unit: 'Inzerát' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(/^Inzerát/)
    await expect(first?.parentElement).toHaveTextContent(/Inzerát 12 A-115/)
    await expect(canvas.queryByText(/^Řádek/)).toBeNull()
  },
}

export const RefusedAlike: Story = {
  name: 'P064 stejná chyba na více řádcích je řečená jednou',
  args: {
    ...Refused.args,
    faults: [2, 14].map((count, at) => ({
      lines: Array.from({ length: count }, (_, n) => ({ line: at * 100 + n + 4, number: `A${n}` })),
      faults: [{ column: 'Převodovka', text: 'Může tu být manuální, nebo automatická.' }],
    })),
  },
  play: async ({ canvas }) => {
    const [few, many] = canvas.getAllByText(/^Řádky/)
    await expect(few).toHaveTextContent(/^Řádky 4 a.5$/)
    await expect(many).toHaveTextContent(
      /^Řádky 104, 105, 106, 107, 108, 109, 110, 111 a.6.dalších$/,
    )
  },
}

export const UnderWay: Story = {
  name: 'P064 jak daleko zpracování je',
  args: {
    tone: 'waiting',
    texts: ['Zpracováváme ho: 120 z\u00a0500 řádků.'],
    progress: { value: 120, max: 500 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '120')
  },
}
