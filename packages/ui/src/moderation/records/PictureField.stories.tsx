import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PictureField } from './PictureField.tsx'

const meta = {
  title: 'Správa/PictureField',
  component: PictureField,
  args: {
    id: 'obrazek',
    label: 'Obrázek',
    hint: 'Poměr 4 : 1.',
    src: null,
    isSending: false,
    onPick: fn(),
  },
} satisfies Meta<typeof PictureField>
export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {
  name: 'R130 obrázek banneru se nahrává',
  args: { src: '/demo/banner.svg', isSending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Obrázek')).toBeDisabled()
  },
}

export const Refused: Story = {
  name: 'R130 obrázek banneru smí být odmítnut',
  args: { error: 'Nahrajte prosím obrázek.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Obrázek')).toBeInvalid()
  },
}
