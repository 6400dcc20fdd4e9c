import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../testing/formState.ts'
import { NoticeForm, type NoticeValues } from './NoticeForm.tsx'

const notice: NoticeValues = {
  address: 'https://www.inzrt.example/prodam-kolo-1a2b',
  reason: 'child_abuse',
  explanation: '',
  name: '',
  email: '',
  goodFaith: false,
}

const meta = {
  title: 'Správa/NoticeForm',
  component: NoticeForm,
  args: { form: formState(notice) },
} satisfies Meta<typeof NoticeForm>
export default meta
type Story = StoryObj<typeof meta>

export const Noticing: Story = {
  name: 'P038 oznámení zneužívání dětí nemusí být podepsané',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Vaše jméno/)).not.toBeRequired()
    await expect(canvas.getByLabelText(/^Proč je obsah/)).toBeRequired()
  },
}
