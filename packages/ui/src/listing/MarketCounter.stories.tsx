import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListingHead } from './ListingHead.tsx'
import { MarketCounter } from './MarketCounter.tsx'

const czk = (crowns: number) => ({ type: 'czk', amount: crowns * 100 }) as const
const good = (name: string, heading: string, crowns: number) => ({
  href: `/${name}`,
  heading,
  price: czk(crowns),
  image: { src: `/demo/${name}.svg` },
})

const meta = {
  title: 'Seznam/MarketCounter',
  component: MarketCounter,
  args: {
    goods: [
      good('bike-1', 'Dámské městské kolo Favorit', 3_200),
      good('bike-1c', 'Pánské trekové kolo 28″', 5_400),
      { ...good('bike-2', 'Dětské kolo 20″', 0), price: { type: 'agreement', amount: null } },
      good('bike-1b', 'Silniční kolo Eska', 4_800),
    ],
  },
  render: (args) => (
    <ListingHead
      title="Kola a koloběžky"
      summary="292 inzerátů"
      icon="bike"
      counter={<MarketCounter {...args} />}
    />
  ),
} satisfies Meta<typeof MarketCounter>
export default meta
type Story = StoryObj<typeof meta>

export const Goods: Story = {
  name: 'Zboží prvních inzerátů stojí na čáře, cenovky visí pod ní',
  play: async ({ canvas }) => {
    const counter = canvas.getByRole('list', { name: 'Na pultě' })
    const { backgroundPositionY, backgroundSize } = getComputedStyle(counter)
    const line = counter.getBoundingClientRect().top + Number.parseFloat(backgroundPositionY)
    await expect(backgroundSize).toBe('100% 2px')
    for (const link of canvas.getAllByRole('link')) {
      const [photo, tag] = [...link.children].map((part) => part.getBoundingClientRect())
      await expect(photo?.bottom).toBeCloseTo(line, 0)
      await expect(tag?.top).toBeCloseTo(line + 2, 0)
    }
    await expect(
      canvas.getByRole('link', { name: /^Dámské městské kolo Favorit\s*3\s200\sKč$/ }),
    ).toHaveAttribute('href', '/bike-1')
  },
}

export const OnPhone: Story = {
  name: 'Pult na telefonu',
  globals: { viewport: { value: 'phone', isRotated: false } },
}
