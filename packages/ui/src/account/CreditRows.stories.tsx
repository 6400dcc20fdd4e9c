import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CreditBalance } from './CreditBalance.tsx'
import { CreditRows } from './CreditRows.tsx'

const ROWS = [
  {
    title: 'Platba objednávky',
    note: 'objednávka 20260002 · 5.\u00a05.\u00a02026',
    amount: '−49\u00a0Kč',
  },
  {
    title: 'Dobití kreditu',
    note: 'objednávka 20260001 · 4.\u00a05.\u00a02026',
    amount: '+500\u00a0Kč',
  },
]

const meta = {
  title: 'Účet/CreditRows',
  component: CreditRows,
  args: { rows: ROWS },
  decorators: [
    (Rows) => (
      <>
        <CreditBalance balance={'451\u00a0Kč'} />
        <Rows />
      </>
    ),
  ],
} satisfies Meta<typeof CreditRows>
export default meta
type Story = StoryObj<typeof meta>

export const History: Story = {
  name: 'P052 kolik kreditu je a co se s ním stalo',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/451/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Platba objednávky.*−49.Kč/)
  },
}

export const Empty: Story = { name: 'Zatím bez kreditu', args: { rows: [] } }
