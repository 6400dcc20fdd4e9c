import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SectionProposal } from './SectionProposal.client.tsx'

const section = (slug: string, name: string) => ({
  slug,
  name,
  category: 'Domácnost',
  icon: 'washer',
  needsApproval: false,
  paidTypes: [],
  isDating: false,
  attributeSet: null,
  card: null,
  sms: null,
  types: ['offer', 'inquiry', 'exchange'] as const,
})

const CHOICES = [section('pracky', 'Pračky a ledničky'), section('nabytek', 'Nábytek')]

const meta = {
  title: 'Vložení inzerátu/SectionProposal',
  component: SectionProposal,
  args: {
    heading: 'Prodám pračku Bosch',
    choices: CHOICES,
    value: 'nabytek',
    suggest: async () => ['pracky'],
    onChange: fn(),
  },
} satisfies Meta<typeof SectionProposal>
export default meta
type Story = StoryObj<typeof meta>

export const Elsewhere: Story = {
  name: 'V004 nadpis patří do jiné rubriky',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Přesunout tam' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(CHOICES[0])
  },
}

export const Fitting: Story = {
  name: 'V004 nadpis patří do zvolené rubriky',
  args: { value: 'pracky' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
