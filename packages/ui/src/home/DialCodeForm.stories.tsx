import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DialCodeForm } from './DialCodeForm.tsx'

const meta = {
  title: 'Titulní strana/DialCodeForm',
  component: DialCodeForm,
  args: { action: '/search', name: 'term' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DialCodeForm>
export default meta
type Story = StoryObj<typeof meta>

export const Code: Story = {
  name: 'Kód z novin',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kód z novin')).toHaveAccessibleDescription(
      'Šest číslic na konci tištěného inzerátu.',
    )
  },
}
