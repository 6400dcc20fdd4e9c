import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaidLabel } from './PaidLabel.tsx'
import { StateLabel } from './StateLabel.tsx'
import { TopTag } from './TopTag.tsx'

const meta = { title: 'Štítky/Stavy', component: PaidLabel } satisfies Meta<typeof PaidLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  name: 'P043 placené zvýraznění se přizná',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Placené zvýraznění')).toBeVisible()
  },
}

export const Top: Story = {
  name: 'R117 TOP',
  render: () => <TopTag />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TOP')).toBeVisible()
  },
}

export const State: Story = {
  name: 'R118 stav slovy',
  render: () => <StateLabel>Nezveřejněno – čeká na zaplacení</StateLabel>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nezveřejněno – čeká na zaplacení')).toBeVisible()
  },
}
