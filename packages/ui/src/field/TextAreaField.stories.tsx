import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextAreaField } from './TextAreaField.tsx'

const meta = {
  title: 'Formuláře/TextAreaField',
  component: TextAreaField,
  args: { name: 'obsah', label: 'Text inzerátu', hint: 'Pište, jak mluvíte.' },
} satisfies Meta<typeof TextAreaField>
export default meta
type Story = StoryObj<typeof meta>

export const Area: Story = {
  name: 'Víc řádků',
}
