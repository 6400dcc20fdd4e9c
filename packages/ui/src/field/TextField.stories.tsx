import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Formuláře/TextField',
  component: TextField,
  args: { name: 'nadpis', label: 'Nadpis' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  name: 'Jeden řádek',
  args: { hint: 'Nejvýš 75 znaků.', defaultValue: 'Dámské kolo Favorit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nadpis')).toHaveAccessibleDescription(
      'Nejvýš 75\u00a0znaků.',
    )
  },
}

export const Required: Story = { name: 'Povinné', args: { required: true } }

export const WithError: Story = {
  name: 'S chybou',
  args: {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    defaultValue: 'jana@posta',
    error: 'E-mailu chybí konec, třeba „.cz“.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('E-\u2060mailu chybí konec, třeba „.cz“.')
  },
}

export const Disabled: Story = { name: 'Zamčené', args: { disabled: true, defaultValue: '123' } }
