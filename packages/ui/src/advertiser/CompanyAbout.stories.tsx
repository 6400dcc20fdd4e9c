import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CompanyAbout } from './CompanyAbout.tsx'

const OPEN = '8:00–12:00, 13:00–17:00'

const meta = {
  title: 'Inzerent/CompanyAbout',
  component: CompanyAbout,
  args: {
    about:
      'Prodáváme a opravujeme kola od roku 1998. Každé kolo z bazaru prohlédneme a seřídíme.\n\nStará kola bereme na protiúčet.',
    hours: [
      { days: 'pondělí–středa', text: OPEN },
      { days: 'čtvrtek', text: '8:00–18:00' },
      { days: 'pátek', text: OPEN },
      { days: 'sobota', text: '9:00–12:00' },
      { days: 'neděle', text: null },
    ],
  },
} satisfies Meta<typeof CompanyAbout>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  name: 'V023 firma o sobě a otevírací doba, dny stejné po sobě v jednom řádku',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'O nás' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^neděle zavřeno$/i })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
  },
}

export const OnlyAbout: Story = {
  name: 'V023 jen text, dlouhé slovo se zalomí',
  args: { about: 'm'.repeat(1_500), hours: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const OnlyHours: Story = {
  name: 'V023 jen otevírací doba',
  args: { about: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'O nás' })).toBeNull()
  },
}
