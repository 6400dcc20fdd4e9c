import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Formuláře/RadioGroup',
  component: RadioGroup,
  args: {
    name: 'platba',
    label: 'Jak zaplatíte',
    defaultValue: 'karta',
    hint: 'Kartou je to levnější.',
    options: [
      { value: 'karta', label: 'karta' },
      { value: 'sms', label: 'SMS' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Radios: Story = {
  name: 'Jedna z možností',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('SMS'))
    await expect(canvas.getByLabelText('karta')).not.toBeChecked()
  },
}
