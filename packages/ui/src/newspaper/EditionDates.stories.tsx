import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EditionDates } from './EditionDates.tsx'

const edition = (number: number, day: string, release: string) => ({
  title: `č. ${number}/2026`,
  deadline: { weekday: 'čtvrtek', day, time: '12:00' },
  release: { weekday: 'úterý', day: release },
})

const meta = {
  title: 'Noviny/EditionDates',
  component: EditionDates,
  args: {
    editions: [
      edition(48, '26. 11.', '1. 12.'),
      edition(49, '3. 12.', '8. 12.'),
      edition(50, '10. 12.', '15. 12.'),
    ],
  },
} satisfies Meta<typeof EditionDates>
export default meta
type Story = StoryObj<typeof meta>

export const Calendar: Story = {
  name: 'R068 uzávěrka a den vydání jako lístky kalendáře, nejbližší číslo první',
  play: async ({ canvas }) => {
    const [next, later] = canvas.getAllByRole('listitem')
    await expect(next).toHaveTextContent('č. 48/2026nejbližšíUzávěrkačtvrtek 26. 11. 12:00Vychází')
    await expect(later).not.toHaveTextContent('nejbližší')
  },
}
