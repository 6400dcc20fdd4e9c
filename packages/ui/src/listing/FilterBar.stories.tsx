import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { toLocalityLine } from '../locality/LocalityLine.ts'
import { LocalityPicker } from '../locality/LocalityPicker.client.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ListingRail } from './ListingRail.tsx'
import { RefineForm } from './RefineForm.tsx'

const found = async () => []

const meta = {
  title: 'Seznam/FilterBar',
  component: FilterBar,
  args: {
    formId: 'filtr',
    action: '/kola',
    hidden: { term: 'kolo' },
    locality: (
      <LocalityPicker
        id="lokalita"
        toLine={toLocalityLine}
        search={found}
        onChoose={fn()}
        onCancel={fn()}
        cancelHref="/kola"
      />
    ),
    types: [
      { type: 'offer', count: '241' },
      { type: 'inquiry', count: '58', isChecked: true },
      { type: 'exchange', count: '13' },
    ],
    sort: { defaultValue: 'price_asc' },
    onChange: fn(),
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Bar: Story = {
  name: 'R104 R107 R108 lokalita, typy a řazení',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Specifikovat lokalitu')).toBeVisible()
    await expect(canvas.getByText('Filtrovat pouze:')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /poptávka/ })).toBeChecked()
    await expect(
      [...canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Řadit' }).options].map(
        (option) => option.value,
      ),
    ).toEqual(['default', 'price_asc', 'price_desc', 'created_desc', 'created_asc'])
    await userEvent.click(canvas.getByRole('checkbox', { name: /výměna/ }))
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const Narrowed: Story = {
  name: 'R107 počet zapnutých filtrů a jejich zrušení',
  args: { refineId: 'upresnit', refineCount: 2, resetHref: '/kola' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zrušit filtry' })).toHaveAttribute(
      'href',
      '/kola',
    )
    await expect(canvas.getByRole('button', { name: /^Upřesnit/ })).toHaveAccessibleName(
      'Upřesnit (vybrané filtry: 2)',
    )
  },
}

export const PlainForm: Story = {
  name: 'R131 filtr je obyčejný formulář GET',
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector<HTMLFormElement>('form#filtr')
    if (!form) throw new Error('The filter has no form.')
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    await expect(form.method).toBe('get')
    await expect(query.get('term')).toBe('kolo')
    await expect(query.get('type')).toBe('inquiry')
    await expect(query.get('order')).toBe('price_asc')
  },
}

export const Sheet: Story = {
  name: 'Upřesnění je na telefonu list zdola',
  args: { refineId: 'upresnit' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <FilterBar {...args} />
      <ListingRail id="upresnit">
        <RefineForm
          formId="filtr"
          priceFrom="500"
          withPhotoCount="287"
          regions={[{ value: 'Jihomoravský', label: 'Jihomoravský kraj' }]}
          note="3 inzeráty s cenou dohodou se nezobrazují."
          result="23 inzerátů"
        />
      </ListingRail>
    </>
  ),
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('input[name=priceFrom]')
    await expect(field?.form?.id).toBe('filtr')
  },
}
