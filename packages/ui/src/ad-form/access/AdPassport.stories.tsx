import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAFETY_CARDS } from '../../detail/safety/safetyCards.ts'
import { sampleBrand } from '../../testing/sampleBrand.ts'
import { AdPassport, type AdPassportProps } from './AdPassport.tsx'

/** Rows of the passport with addresses of the site in whose look it is shown. */
const onSite = (rows: AdPassportProps['rows'], look: unknown): AdPassportProps['rows'] =>
  rows.map(({ value, ...row }) => ({
    ...row,
    value: row.label === 'Adresa' || row.href ? `${sampleBrand(look).host}/${value}` : value,
  }))

const meta = {
  title: 'Vložení inzerátu/AdPassport',
  component: AdPassport,
  args: {
    heading: 'Dámské kolo Favorit po repasi',
    rows: [
      { label: 'Kód z novin', value: '204 815' },
      { label: 'Adresa', value: 'damske-kolo-13d2', href: '#ad' },
      { label: 'Heslo', value: 'jen ve vaší paměti, sem ho netiskneme' },
      { label: 'Upravit a smazat', value: 'damske-kolo-13d2/edit', href: '#edit' },
      { label: 'Vyjde v novinách', value: '24. 11. 2026, 1. 12. 2026' },
    ],
    safety: SAFETY_CARDS.handover,
  },
  render: (args, { globals }) => <AdPassport {...args} rows={onSite(args.rows, globals.look)} />,
} satisfies Meta<typeof AdPassport>
export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {
  name: 'N016 N008 průkaz inzerátu s kódem, odkazy a bezpečným předáním',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('204 815')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /edit$/ })).toBeVisible()
    await expect(canvas.getByText(/Kurýr, který prý přiveze peníze/)).toBeVisible()
  },
}

export const Meeting: Story = {
  name: 'N016 průkaz inzerátu, který hledá člověka, radí k prvnímu setkání',
  args: { heading: 'Vdova 60 hledá přítele na výlety', safety: SAFETY_CARDS.meeting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bezpečné seznámení' })).toBeVisible()
    await expect(canvas.queryByText(/Kurýr|zaplatit/)).toBeNull()
  },
}

export const Long: Story = {
  name: 'Dlouhý nadpis a adresa se zalomí',
  args: {
    heading: 'Nejneobhospodařovávatelnějšímu'.repeat(3),
    rows: [{ label: 'Adresa', value: `${'nejneobhospodarovavatelnejsi-'.repeat(3)}13d2` }],
  },
}
