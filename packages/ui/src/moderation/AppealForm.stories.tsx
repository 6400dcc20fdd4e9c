import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../testing/formState.ts'
import { AppealForm } from './AppealForm.tsx'

const meta = {
  title: 'Správa/AppealForm',
  component: AppealForm,
  args: { form: formState({ text: 'Značka je pravá, mám účtenku.' }) },
} satisfies Meta<typeof AppealForm>
export default meta
type Story = StoryObj<typeof meta>

export const Appealing: Story = {
  name: 'P040 odvolání',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Proč s rozhodnutím/)).toHaveValue(
      'Značka je pravá, mám účtenku.',
    )
    await expect(canvas.getByRole('button', { name: 'Odvolat se' })).toBeVisible()
  },
}
