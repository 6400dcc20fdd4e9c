import type { VerdictForm } from '@inzrt/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { ComplaintAnswerForm } from './ComplaintAnswerForm.tsx'

const verdict = formState<VerdictForm>({ verdict: '', answer: '' })

const meta = {
  title: 'Správa/ComplaintAnswerForm',
  component: ComplaintAnswerForm,
  args: { id: 'reklamace-12', form: verdict, onCancel: fn() },
} satisfies Meta<typeof ComplaintAnswerForm>
export default meta
type Story = StoryObj<typeof meta>

export const Answering: Story = {
  name: 'V018 odpověď na reklamaci',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Jak rozhodnout/), 'Neuznat')
    await expect(verdict.change).toHaveBeenLastCalledWith({ verdict: 'dismissed' })
    await userEvent.type(canvas.getByLabelText(/^Odpověď/), 'T')
    await expect(verdict.change).toHaveBeenLastCalledWith({ answer: 'T' })
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovědět' }))
    await expect(verdict.submit).toHaveBeenCalled()
  },
}
