import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxField } from './CheckboxField.tsx'

const meta = {
  title: 'Formuláře/CheckboxField',
  component: CheckboxField,
  args: { name: 'photo', label: 'jen s fotkou', count: '287', defaultChecked: true },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Checkbox: Story = {
  name: 'Zaškrtnutí',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText('jen s fotkou'))
    await expect(box).not.toBeChecked()
  },
}
