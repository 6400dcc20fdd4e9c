import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { RecordForm, type RecordGroup, type RecordValues } from './RecordForm.tsx'
import { RecordPanel } from './RecordPanel.client.tsx'

const groups: readonly RecordGroup[] = [
  {
    title: 'Název a místo',
    fields: [
      { kind: 'text', name: 'name', label: 'Název', isRequired: true },
      { kind: 'number', name: 'position', label: 'Pořadí', hint: 'Menší číslo je výš.' },
      {
        kind: 'select',
        name: 'brand',
        label: 'Web',
        options: [{ value: 'general', label: 'Inzrt' }],
      },
      { kind: 'check', name: 'isActive', label: 'Rubrika je vidět' },
      { kind: 'lines', name: 'facts', label: 'Proč', hint: 'Majitel to dostane e-mailem.' },
    ],
  },
]
const values: RecordValues = {
  name: '',
  position: '3',
  brand: 'general',
  isActive: true,
  facts: '',
}

const meta = {
  title: 'Správa/RecordForm',
  component: RecordForm,
  args: {
    id: 'rubrika',
    form: {
      ...formState<RecordValues>(values),
      isRefused: true,
      errors: { name: 'Pole „název“ je povinné.' },
    },
    groups,
    label: 'Uložit rubriku',
    onCancel: fn(),
  },
  render: (args) => (
    <RecordPanel title="Upravit rubriku: Kola">
      <RecordForm {...args} />
    </RecordPanel>
  ),
} satisfies Meta<typeof RecordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Changing: Story = {
  name: 'R249 správce mění rubriku, chyby jsou shrnuté nahoře',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Upravit rubriku: Kola' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Pole „název“ je povinné.' }))
    await expect(canvas.getByLabelText(/^Název/)).toHaveFocus()
    await expect(canvas.getByLabelText('Proč')).toHaveAccessibleDescription(
      'Majitel to dostane e-\u2060mailem.',
    )
  },
}
