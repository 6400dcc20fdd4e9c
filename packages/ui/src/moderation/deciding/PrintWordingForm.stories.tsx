import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { PrintWordingForm } from './PrintWordingForm.tsx'

const meta = {
  title: 'Správa/PrintWordingForm',
  component: PrintWordingForm,
  args: {
    id: 'zneni',
    form: formState({ wording: 'Dětské kolo Author, zachovalé, 20 palců' }),
    onCancel: fn(),
  },
} satisfies Meta<typeof PrintWordingForm>
export default meta
type Story = StoryObj<typeof meta>

export const Wording: Story = {
  name: 'N002 znění inzerátu pro noviny',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Znění v\snovinách/)).toHaveAccessibleDescription(
      /nejvýš 130\sznaků/,
    )
    await expect(canvas.getByRole('button', { name: 'Uložit znění' })).toBeVisible()
  },
}
