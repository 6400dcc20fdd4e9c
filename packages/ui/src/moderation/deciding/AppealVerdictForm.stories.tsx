import type { VerdictForm } from '@inzrt/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { AppealVerdictForm } from './AppealVerdictForm.tsx'

const meta = {
  title: 'Správa/AppealVerdictForm',
  component: AppealVerdictForm,
  args: {
    id: 'rozhodnuti',
    form: formState<VerdictForm>({ verdict: '', answer: '' }),
    onCancel: fn(),
  },
} satisfies Meta<typeof AppealVerdictForm>
export default meta
type Story = StoryObj<typeof meta>

export const Answering: Story = {
  name: 'P040 rozhodnutí o odvolání',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Vyberte rozhodnutí',
      'Vyhovět a rozhodnutí zrušit',
      'Zamítnout, rozhodnutí platí',
    ])
    await expect(canvas.getByLabelText(/^Odpověď inzerentovi/)).toBeRequired()
  },
}
