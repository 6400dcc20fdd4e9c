import { attributesOf } from '@inzrt/rules/attributes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AttributeFields } from './AttributeFields.tsx'

const meta = {
  title: 'Vložení inzerátu/AttributeFields',
  component: AttributeFields,
  args: {
    id: 'udaje',
    attributes: attributesOf('car'),
    values: { znacka: 'skoda', rok: '2015' },
    errors: {},
    isOffered: true,
    onChange: fn(),
  },
} satisfies Meta<typeof AttributeFields>
export default meta
type Story = StoryObj<typeof meta>

export const Car: Story = {
  name: 'P021 auto má rok, nájezd a\u00a0palivo',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Najeto (km)')).toHaveAttribute('inputmode', 'numeric')
    await userEvent.selectOptions(canvas.getByLabelText('Palivo'), 'nafta')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { znacka: 'skoda', rok: '2015', palivo: 'nafta' },
      'palivo',
    )
  },
}

export const Dog: Story = {
  name: 'P021 nabízený pes má povinný věk, čip a\u00a0očkování',
  args: { attributes: attributesOf('dog'), values: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Čip/)).toBeRequired()
    await expect(canvas.getByLabelText('Plemeno')).not.toBeRequired()
  },
}

export const Wanted: Story = {
  name: 'U\u00a0poptávky není povinné nic',
  args: { attributes: attributesOf('dog'), values: {}, isOffered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Čip')).not.toBeRequired()
  },
}

export const Refused: Story = {
  name: 'Chyba stojí u\u00a0svého pole',
  args: {
    values: { vykon: '150 PS' },
    errors: { 'attributes.vykon': 'Pole „Výkon“ musí být celé číslo od 1 do 1\u00a0500\u00a0kW.' },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Výkon (kW)')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/celé číslo od 1/)
  },
}

export const TooMany: Story = {
  name: 'Chyba celé skupiny',
  args: { errors: { attributes: 'Údajů může být nejvýše 40.' } },
}
