import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactsTable } from './FactsTable.tsx'

const meta = {
  title: 'Detail/FactsTable',
  component: FactsTable,
  args: {
    facts: [
      { label: 'Kód z novin', value: '204 815' },
      { label: 'Platí do', value: '19. 12. 2026' },
    ],
  },
} satisfies Meta<typeof FactsTable>
export default meta
type Story = StoryObj<typeof meta>

export const Facts: Story = {
  name: 'Údaje',
}
