import type { Locality } from '@inzrt/domain/locality'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { toLocalityLine } from './LocalityLine.ts'
import { LocalityPicker } from './LocalityPicker.client.tsx'
import { RadiusSelect } from './RadiusSelect.tsx'

const PLACES: readonly Locality[] = [
  {
    id: 1,
    psc: '60200',
    regionName: 'Jihomoravský kraj',
    cityDistrictName: 'Brno-střed',
    municipalityName: 'Brno',
    municipalityPartName: 'Staré Brno',
  },
  {
    id: 2,
    psc: '60300',
    regionName: 'Jihomoravský kraj',
    cityDistrictName: null,
    municipalityName: 'Brno',
    municipalityPartName: 'Pisárky',
  },
]

const meta = {
  title: 'Hledání/LocalityPicker',
  component: LocalityPicker<Locality>,
  args: {
    id: 'lokalita',
    cancelHref: '/kola',
    search: async () => PLACES,
    toLine: toLocalityLine,
    onChoose: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof LocalityPicker<Locality>>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Specifikovat lokalitu'))
}

export const Closed: Story = {
  name: 'R104 zavřený',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Specifikovat lokalitu')).toBeVisible()
    await expect(canvas.getByPlaceholderText('PSČ, město, část obce...')).not.toBeVisible()
  },
}

export const OpenedFromElsewhere: Story = {
  name: 'R104 otevřený tím, co stálo na jeho místě',
  args: { look: 'field', isOpenAtFirst: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByPlaceholderText('PSČ, město, část obce...')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'brno')
    await userEvent.click(await canvas.findByRole('option', { name: /Staré Brno/ }))
    await expect(field).not.toBeVisible()
  },
}

export const Opened: Story = {
  name: 'R105 R106 otevřený, s nápovědou',
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    const field = canvas.getByPlaceholderText('PSČ, město, část obce...')
    await waitFor(() => expect(field).toHaveFocus())
    const help = canvas.getByRole('button', { name: 'K čemu lokalita slouží' })
    await expect(help).toHaveAccessibleDescription(/zařazení inzerátů do regionu/)
    await userEvent.tab({ shift: true })
    await expect(help).toHaveFocus()
    const bubble = canvas.getByRole('tooltip')
    await expect(bubble).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(bubble).not.toBeVisible()
  },
}

export const Short: Story = {
  name: 'R126 málo znaků, neptá se',
  args: { search: fn(async () => PLACES) },
  play: async (context) => {
    await open(context)
    const { args, canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('combobox'), 'b')
    await expect(canvas.getByRole('status')).toHaveTextContent('Zadejte minimálně dva znaky')
    await expect(args.search).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  name: 'R125 hledá se',
  args: { search: () => new Promise(() => {}) },
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('combobox'), 'brno')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Vyhledávám...'))
  },
}

export const Nothing: Story = {
  name: 'R127 nic se nenašlo',
  args: { search: async () => [] },
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('combobox'), 'qqqq')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Nebyly nalezeny žádné výsledky.'),
    )
  },
}

export const Failed: Story = {
  name: 'Odpověď nepřišla',
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('combobox'), 'brno')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('PSČ nebyly nenalezeny'),
    )
  },
}

export const Found: Story = {
  name: 'R128 R310 čtyři údaje u každého místa, jeden dotaz na slovo',
  args: { search: fn(async () => PLACES) },
  play: async (context) => {
    await open(context)
    const { args, canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('combobox'), '60200')
    const place = await canvas.findByRole('option', { name: /Brno-střed/ })
    await expect(place).toHaveTextContent('602 00')
    await expect(place).toHaveTextContent('Staré Brno')
    await expect(place).toHaveTextContent('Region: Jihomoravský kraj')
    await expect(args.search).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(PLACES[0])
  },
}

export const Chosen: Story = {
  name: 'R129 vybraná lokalita a cesta zpět',
  args: { chosen: { name: 'psc', value: '60200', label: 'PSČ: 602\u00a000' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('PSČ: 602 00')).toBeVisible()
    const cancel = canvas.getByRole('link', { name: 'Zrušit lokalitu' })
    await expect(cancel).toHaveAttribute('href', '/kola')
    await userEvent.click(cancel)
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const District: Story = {
  name: 'V003 R129 okres, který pojmenoval dotaz',
  args: { chosen: { name: 'district', value: 'Brno-město', label: 'Brno-město' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Brno-město')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Zrušit lokalitu' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

export const Around: Story = {
  name: 'V001 okolí vybraného místa',
  args: {
    chosen: { name: 'place', value: 'Brno', label: 'Brno (celé město)' },
    radius: <RadiusSelect radius={20} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Okolí' })).toHaveValue('20')
  },
}
