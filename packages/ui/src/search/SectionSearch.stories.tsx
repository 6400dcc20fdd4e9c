import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionSearch } from './SectionSearch.tsx'

const meta = {
  title: 'Hledání/SectionSearch',
  component: SectionSearch,
  args: {
    id: 'noviny',
    action: '/archiv-novin',
    label: 'Co v číslech hledáte',
    hint: 'Třeba „škoda 120“. Telefony a\u00a0jména se nehledají.',
    sendLabel: 'Hledat v číslech',
    term: 'škoda 120',
    section: 'auta',
    sections: [
      { value: 'auta', label: 'Auto-moto' },
      { value: 'osobni-auta', label: '\u2003Osobní auta' },
    ],
    maxLength: 100,
  },
} satisfies Meta<typeof SectionSearch>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  name: 'N022 formulář drží, co se hledalo',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Co v číslech hledáte' })).toHaveValue(
      'škoda 120',
    )
    await expect(canvas.getByRole('combobox', { name: 'Rubrika' })).toHaveValue('auta')
  },
}

export const Empty: Story = {
  name: 'Nic k hledání',
  args: { term: '', section: '', error: 'Napište aspoň jedno slovo, nebo vyberte rubriku.' },
}

export const OfSeller: Story = {
  name: 'V023 v inzerátech firmy z jediné rubriky není co vybírat',
  args: {
    id: 'firma',
    action: '/uzivatel/kolarna',
    label: 'Co u firmy hledáte',
    hint: '',
    sendLabel: 'Hledat',
    term: '',
    section: '',
    sections: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Hledat' })).toBeVisible()
  },
}
