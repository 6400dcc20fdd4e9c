import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './SelectField.tsx'

const meta = {
  title: 'Formuláře/SelectField',
  component: SelectField,
  args: {
    name: 'kraj',
    label: 'Region',
    options: [
      { value: '', label: 'Celá ČR' },
      { value: '116', label: 'Jihomoravský' },
    ],
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Select: Story = {
  name: 'Výběr',
}
