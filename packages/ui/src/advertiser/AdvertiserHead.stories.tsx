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

/** A drawing of a wide mark. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><rect width="640" height="240" fill="#fff"/><circle cx="120" cy="120" r="70" fill="none" stroke="#2a57b9" stroke-width="20"/><path d="M230 90h340v60H230z" fill="#2a57b9"/></svg>',
)}`

export const Company: Story = {
  name: 'V023 R050 firma s logem, IČO, sídlem a webem',
  args: {
    name: 'Kolárna s. r. o.',
    logo: { src: LOGO, width: 640, height: 240 },
    facts: ['podnikatel', 'od března 2019', '1 240 inzerátů'],
    company: ['IČO 27082440', 'Cejl 12, 602 00 Brno', 'přezdívka kolarna.brno'],
    web: { href: 'https://www.kolarna.example/', label: 'www.kolarna.example' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/IČO 27082440 · Cejl 12/)).toBeVisible()
    const { width, height } = canvas
      .getByRole('img', { name: 'Logo: Kolárna s. r. o.' })
      .getBoundingClientRect()
    await expect(width / height).toBeCloseTo(640 / 240, 1)
    await expect(canvas.getByRole('link', { name: 'www.kolarna.example' })).toHaveAttribute(
      'rel',
      expect.stringMatching(/nofollow ugc noopener/),
    )
  },
}

export const LongCompany: Story = {
  name: 'V023 nejdelší název firmy a nejvyšší logo se vejdou',
  args: {
    name: 'Nejzákladovotechnologičtější '.repeat(4).slice(0, 100),
    logo: { src: LOGO, width: 100, height: 500 },
    facts: ['podnikatel', 'od března 2019', '1 240 inzerátů'],
    company: ['IČO 27082440', 'x'.repeat(200)],
    web: { href: 'https://a.example/', label: `${'dlouha-adresa-'.repeat(8)}kolarna.example` },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByRole('img').getBoundingClientRect().height).toBeLessThanOrEqual(114)
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
