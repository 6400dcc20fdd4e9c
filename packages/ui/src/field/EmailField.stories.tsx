import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmailField } from './EmailField.tsx'

const meta = {
  title: 'Formuláře/EmailField',
  component: EmailField,
  args: {
    name: 'email',
    label: 'E-mail',
    value: 'jana@seznam.cz',
    onChange: fn(),
    onCorrect: fn(),
  },
} satisfies Meta<typeof EmailField>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {
  name: 'Bez překlepu se neptá',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/překlep/)).toBeNull()
  },
}

export const Mistyped: Story = {
  name: 'na překlep se zeptá a opraví ho',
  args: { value: 'jana@seznma.cz' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/překlep/)
    await expect(canvas.getByLabelText('E-mail')).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Opravit na jana@seznam.cz' }))
    await expect(args.onCorrect).toHaveBeenCalledWith('jana@seznam.cz')
  },
}
