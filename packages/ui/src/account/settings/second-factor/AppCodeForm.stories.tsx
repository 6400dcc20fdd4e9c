import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../../../testing/formState.ts'
import { AppCodeForm } from './AppCodeForm.tsx'

const meta = {
  title: 'Účet/AppCodeForm',
  component: AppCodeForm,
  args: {
    form: formState({ code: '' }),
    code: { path: 'M0 0.5h7M0 1.5h1M6 1.5h1M0 6.5h7', size: 21 },
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  },
} satisfies Meta<typeof AppCodeForm>
export default meta
type Story = StoryObj<typeof meta>

export const Setup: Story = {
  name: 'V026 aplikace se nastavuje obrázkem, nebo opsaným klíčem',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'QR kód pro aplikaci' })).toBeVisible()
    await expect(canvas.getByText(/^GEZD GNBV/)).toBeVisible()
    const code = canvas.getByLabelText('Kód')
    await expect(code).toHaveFocus()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(canvas.getByRole('button', { name: 'Zapnout' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}
