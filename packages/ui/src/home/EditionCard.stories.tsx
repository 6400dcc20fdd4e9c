import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { EditionCard } from './EditionCard.tsx'

const meta = {
  title: 'Titulní strana/EditionCard',
  component: EditionCard,
  args: {
    wordmark: 'inzrt',
    brandName: 'Inzrt',
    number: 'č. 47',
    releaseDate: '17. 11. 2026',
    headline: 'Zima klepe na dveře: kola jdou za pět stovek',
    image: { src: '/demo/bike-1.svg' },
    deadlineLabel: 'Uzávěrka č. 48',
    deadline: 'čtvrtek 19. 11. ve 12.00',
    note: 'Inzerát podaný do té doby vyjde v\u00a0úterý 24.\u00a011. i\u00a0na papíře.',
  },
  render: (args, { globals }) => <EditionCard {...args} {...sampleBrand(globals.look)} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Edition: Story = {
  name: 'V novinách',
}
