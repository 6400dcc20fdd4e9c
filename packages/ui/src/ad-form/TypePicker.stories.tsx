import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TypePicker } from './TypePicker.tsx'

const meta = {
  title: 'Vložení inzerátu/TypePicker',
  component: TypePicker,
  args: {
    id: 'typ',
    value: 'offer',
    allowed: ['offer', 'inquiry', 'exchange'],
    onChange: fn(),
  },
} satisfies Meta<typeof TypePicker>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Nabídka, poptávka, výměna',
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('radio', { name: 'Nabídka Nabízím, prodávám nebo daruji' }),
    ).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('inquiry')
  },
}

export const NoExchange: Story = {
  name: 'R145 rubrika, kde se nevyměňuje',
  args: { allowed: ['offer', 'inquiry'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.queryByRole('radio', { name: /Výměna/ })).toBeNull()
  },
}

export const OfPeople: Story = {
  name: 'Inzeráty lidí, ne věcí',
  args: { isOfPeople: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Něco nabízím/ })).toBeChecked()
    await expect(canvas.queryByText('Nabízím, prodávám nebo daruji')).toBeNull()
  },
}

export const Refused: Story = {
  name: 'R241 typ, který rubrika nepřijímá',
  args: {
    value: 'exchange',
    allowed: ['offer', 'inquiry'],
    error: 'Vyberte prosím druh inzerátu.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Vyberte prosím druh inzerátu.',
    )
  },
}
