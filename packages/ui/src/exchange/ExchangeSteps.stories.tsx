import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdRowSmall } from '../listing/AdRowSmall.tsx'
import { sampleAds } from '../testing/sampleAds.ts'
import { ExchangeSteps } from './ExchangeSteps.tsx'

const [first, second, third] = Object.values(sampleAds)

const meta = {
  title: 'Zprávy/ExchangeSteps',
  component: ExchangeSteps,
  args: {
    steps: [
      { title: 'Dostanete', row: first && <AdRowSmall {...first} /> },
      { title: 'Kdo vám to dá, dostane', row: second && <AdRowSmall {...second} /> },
      { title: 'Dáte, a\u00a0tím se kruh uzavře', row: third && <AdRowSmall {...third} /> },
    ],
  },
  argTypes: { steps: { control: false } },
} satisfies Meta<typeof ExchangeSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  name: 'N012 výměna ve třech jako tři kroky',
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    await expect(titles).toEqual([
      ...['Dostanete', 'Kdo vám to dá, dostane', 'Dáte, a\u00a0tím se kruh uzavře'],
    ])
    await expect(canvas.getByRole('list', { name: 'Dostanete' })).toBeVisible()
  },
}
