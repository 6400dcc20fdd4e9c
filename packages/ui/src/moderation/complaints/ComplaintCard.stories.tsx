import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../button/Button.tsx'
import { ComplaintCard } from './ComplaintCard.tsx'
import { ComplaintList } from './ComplaintList.tsx'

const meta = {
  title: 'Správa/ComplaintCard',
  component: ComplaintCard,
  args: {
    id: 'reklamace-12',
    title: 'Reklamace č. 12',
    state: { text: 'po termínu: vyřídit do 3. 6. 2026', tone: 'bad' },
    facts: [
      { label: 'Objednávka', value: '20260001' },
      { label: 'E-mail', value: 'jana@posta.example' },
    ],
    text: 'Topování mělo běžet sedm dní, běželo dva.',
  },
  render: (args) => (
    <ComplaintList label="Reklamace">
      <ComplaintCard {...args} />
    </ComplaintList>
  ),
} satisfies Meta<typeof ComplaintCard>
export default meta
type Story = StoryObj<typeof meta>

export const WaitingBar: Story = {
  name: 'V018 reklamace po termínu čeká na odpověď',
  args: { children: <Button>Odpovědět</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Reklamace č. 12' })).toBeVisible()
    await expect(canvas.getByText(/^po termínu/)).toBeVisible()
  },
}

export const Answered: Story = {
  name: 'V018 zodpovězená reklamace ukazuje odpověď',
  args: {
    state: { text: 'uznaná 1. 6. 2026', tone: 'good' },
    answer: 'Topování jsme spustili znovu na pět dní.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Topování mělo běžet sedm dní, běželo dva.')).toBeVisible()
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(
      'Topování jsme spustili znovu na pět dní.',
    )
    await expect(canvas.getByText('uznaná 1. 6. 2026')).toBeVisible()
  },
}
