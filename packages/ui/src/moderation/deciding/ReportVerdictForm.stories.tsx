import type { ReportVerdictForm as ReportVerdictValues } from '@inzrt/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { ReportVerdictForm } from './ReportVerdictForm.tsx'

const sections = [
  { value: '', label: 'Vyberte rubriku' },
  { value: 'kola', label: 'Sport › Kola' },
]

const verdict: ReportVerdictValues = {
  outcome: '',
  ground: '',
  facts: '',
  sectionSlug: '',
  note: '',
}

const meta = {
  title: 'Správa/ReportVerdictForm',
  component: ReportVerdictForm,
  args: { id: 'hlaseni', sections, onCancel: fn() },
} satisfies Meta<typeof ReportVerdictForm>
export default meta
type Story = StoryObj<typeof meta>

export const Blocking: Story = {
  name: 'R223 vyhovět hlášení a inzerát zablokovat',
  args: { form: formState<ReportVerdictValues>({ ...verdict, outcome: 'blocked' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Zjištěné/)).toBeVisible()
    await expect(canvas.queryByLabelText(/^Nová rubrika/)).toBeNull()
  },
}

export const Moving: Story = {
  name: 'R223 vyhovět hlášení a inzerát přesunout',
  args: { form: formState<ReportVerdictValues>({ ...verdict, outcome: 'moved' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Nová rubrika/)).toBeVisible()
  },
}
