import type { ComplaintForm as Values } from '@inzrt/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../testing/formState.ts'
import { ComplaintForm } from './ComplaintForm.tsx'

const meta = {
  title: 'Správa/ComplaintForm',
  component: ComplaintForm,
  args: { form: formState<Values>({ about: '20260001', text: '', wish: '', name: '', email: '' }) },
} satisfies Meta<typeof ComplaintForm>
export default meta
type Story = StoryObj<typeof meta>

export const Making: Story = {
  name: 'R032 V018 podání reklamace',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Objednávka nebo inzerát/)).toHaveValue('20260001')
  },
}
