import { priceTypesOf } from '@inzrt/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PriceFields } from './PriceFields.tsx'

const meta = {
  title: 'Vložení inzerátu/PriceFields',
  component: PriceFields,
  args: { id: 'cena', value: { type: 'czk', amount: '1500' }, onChange: fn(), errors: {} },
} satisfies Meta<typeof PriceFields>
export default meta
type Story = StoryObj<typeof meta>

export const Crowns: Story = {
  name: 'V korunách, částka se píše číslicemi',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Částka v Kč/)).toHaveAttribute('inputmode', 'numeric')
    await userEvent.selectOptions(canvas.getByLabelText('Druh ceny'), 'Zdarma')
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'free', amount: '1500' })
  },
}

export const Agreement: Story = {
  name: 'Dohodou, bez částky',
  args: { value: { type: 'agreement', amount: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Inquiry: Story = {
  name: 'R243 poptávka má čtyři druhy ceny',
  args: { value: { type: 'EUR', amount: '12,50' }, types: priceTypesOf('inquiry') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await expect(canvas.getByLabelText(/^Částka v €/)).toHaveAttribute('inputmode', 'decimal')
  },
}

export const Refused: Story = {
  name: 'R241 částka není číslo',
  args: {
    value: { type: 'czk', amount: 'hodně' },
    errors: { amount: 'Zadejte celé číslo od 1 do 99 999 999.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Částka v Kč/)).toBeInvalid()
  },
}
