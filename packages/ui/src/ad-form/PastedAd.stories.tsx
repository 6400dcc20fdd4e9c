import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PastedAd } from './PastedAd.tsx'

const meta = {
  title: 'Vložení inzerátu/PastedAd',
  component: PastedAd,
  args: {
    edition: '48',
    title: 'Kola a sport',
    ad: { lead: 'Dětské kolo', text: '20 palců, zachovalé. 1 500 Kč. Brno. → 204 815' },
    neighbours: [
      { lead: 'Brusle Botas', text: 'vel. 42. 600 Kč. Písek. → 713 404' },
      { lead: 'Stan pro čtyři,', text: 'jednou použitý. 1 990 Kč. Olomouc. → 318 022' },
    ],
  },
} satisfies Meta<typeof PastedAd>
export default meta
type Story = StoryObj<typeof meta>

export const Dropped: Story = {
  name: 'Vložený inzerát spadne na své místo v novinách',
  play: async ({ canvas }) => {
    const own = canvas.getByText('Dětské kolo').closest('p')
    await expect(own?.previousElementSibling).toHaveTextContent(/^Brusle Botas/)
    await expect(own?.nextElementSibling).toHaveTextContent(/^Stan pro čtyři/)
    await expect(canvas.getByRole('figure')).toHaveTextContent('č. 48')
  },
}
