import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../../../testing/formState.ts'
import { PasskeyForm } from './PasskeyForm.tsx'

const meta = {
  title: 'Účet/PasskeyForm',
  component: PasskeyForm,
  args: { form: formState({ name: '', password: '' }) },
} satisfies Meta<typeof PasskeyForm>
export default meta
type Story = StoryObj<typeof meta>

export const Naming: Story = {
  name: 'V026 nový klíč dostane název a potvrdí se heslem',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Název klíče')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Vytvořit klíč' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = {
  name: 'V026 čeká se na zařízení',
  args: { form: formState({ name: 'Telefon', password: 'heslo' }, { isSending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Čekám na zařízení…' })).toBeDisabled()
  },
}
