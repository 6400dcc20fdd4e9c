import type { Meta, StoryObj } from '@storybook/react-vite'
import { WantedList } from './WantedList.tsx'

const meta = {
  title: 'Titulní strana/WantedList',
  component: WantedList,
  args: {
    ads: [
      {
        href: '/1',
        heading: 'Koupím štípačku dřeva, i nefunkční',
        facts: 'Žďár nad Sázavou, 4 000 Kč',
      },
      { href: '/2', heading: 'Hledám učitele na harmoniku', facts: 'Zlín, dohodou' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WantedList>
export default meta
type Story = StoryObj<typeof meta>

export const Wanted: Story = {
  name: 'Hledá se',
}
