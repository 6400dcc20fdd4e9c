import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArchiveSearch } from './ArchiveSearch.tsx'

const meta = {
  title: 'Noviny/ArchiveSearch',
  component: ArchiveSearch,
  args: {
    action: '/archiv-novin',
    term: 'škoda 120',
    section: 'auta',
    sections: [
      { value: 'auta', label: 'Auto-moto' },
      { value: 'osobni-auta', label: '\u2003Osobní auta' },
    ],
    maxLength: 100,
  },
} satisfies Meta<typeof ArchiveSearch>
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
