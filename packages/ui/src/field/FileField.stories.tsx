import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileField } from './FileField.tsx'

const meta = {
  title: 'Formuláře/FileField',
  component: FileField,
  args: {
    id: 'soubor',
    label: 'Soubor s\u00a0inzeráty',
    hint: 'CSV do 64\u00a0MB.',
    accept: '.csv',
    onPick: fn(),
  },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'P064 soubor, který se vybere',
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['Vlastní číslo'], 'nase.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText(/Soubor s.inzeráty/), file)
    await expect(args.onPick).toHaveBeenLastCalledWith(file)
  },
}
