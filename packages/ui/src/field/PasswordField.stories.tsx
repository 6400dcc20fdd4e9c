import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from './PasswordField.client.tsx'

const meta = {
  title: 'Formuláře/PasswordField',
  component: PasswordField,
  args: {
    name: 'heslo',
    label: 'Heslo',
    autoComplete: 'current-password',
    defaultValue: 'modré kolo',
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Password: Story = {
  name: 'R234 heslo, které si lze ukázat',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Heslo')
    const toggle = canvas.getByRole('button', { name: 'Ukázat heslo' })
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(toggle)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}
