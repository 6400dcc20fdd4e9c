import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { AdvertiserHead } from './AdvertiserHead.tsx'

const meta = {
  title: 'Inzerent/AdvertiserHead',
  component: AdvertiserHead,
  args: {
    name: 'jana_k',
    facts: ['soukromá osoba', 'od března 2024', '12 inzerátů'],
    notes: ['Napsat nebo zavolat lze ze stránky každého inzerátu.'],
  },
} satisfies Meta<typeof AdvertiserHead>
export default meta
type Story = StoryObj<typeof meta>

export const Person: Story = {
  name: 'R050 soukromá osoba',
  render: (args, { globals }) => (
    <AdvertiserHead
      {...args}
      facts={[
        'soukromá osoba',
        `na ${sampleBrand(globals.look).locative} od března 2024`,
        '12 inzerátů',
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'jana_k' })).toBeVisible()
    await expect(
      canvas.getByText(/soukromá osoba · na .+ od března 2024 · 12 inzerátů/),
    ).toBeVisible()
  },
}

export const Company: Story = {
  name: 'R050 P034 firma se jménem, IČO a sídlem',
  args: {
    name: 'kolarna.brno',
    facts: ['podnikatel', 'od března 2019', '1 240 inzerátů'],
    company: ['Kolárna s. r. o.', 'IČO 27082440', 'Cejl 12, 602 00 Brno'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kolárna s. r. o. · IČO 27082440/)).toBeVisible()
  },
}

export const LongName: Story = {
  name: 'Nejdelší přezdívka se zalomí',
  args: { name: 'm'.repeat(30) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  },
}
