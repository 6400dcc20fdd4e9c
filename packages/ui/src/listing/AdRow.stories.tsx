import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Wrap } from '../layout/Wrap.tsx'
import { sampleAds } from '../testing/sampleAds.ts'
import { AdList } from './AdList.tsx'
import { AdRow } from './AdRow.tsx'

const meta = {
  title: 'Řádek/AdRow',
  component: AdRow,
  args: sampleAds.plain,
  decorators: [
    (Story) => (
      <Wrap>
        <AdList label="Inzeráty">
          <Story />
        </AdList>
      </Wrap>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdRow>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  name: 'R110 R113 R114 R115 obyčejný řádek',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Praha 6-Dejvice')).toBeVisible()
    await expect(canvas.getByText('5 400 Kč')).toBeVisible()
    await expect(
      canvas.getByRole('link', {
        name: 'Detail: Pánské trekové kolo 28″, osvětlení, nosič a blatníky',
      }),
    ).toHaveAttribute('href', '/panske-trekove-kolo-1b')
  },
}

export const LongHeading: Story = {
  name: 'R112 nadpis má nejvýš 75 znaků, celý je v titulku',
  args: sampleAds.euro,
  play: async ({ canvas }) => {
    const link = canvas.getByTitle(sampleAds.euro.heading)
    const shown = link.textContent ?? ''
    await expect(shown.endsWith('…')).toBe(true)
    await expect(shown.length).toBeLessThanOrEqual(76)
  },
}

export const Described: Story = {
  name: 'P021 řádek říká dvě věci o\u00a0autě',
  args: { said: ['r.\u00a0v.\u00a02015', '120\u00a0000\u00a0km'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120 000 km')).toBeVisible()
  },
}

export const LongLocality: Story = {
  name: 'R114 v úzkém řádku má lokalita nejvýš 20 znaků',
  args: { locality: 'Frenštát pod Radhoštěm' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frenštát pod Radhošt')).toBeVisible()
    await expect(canvas.getByText('ěm')).toHaveStyle({ fontSize: '0px' })
  },
}

export const WholeLocality: Story = {
  name: 'R114 kde je místo, stojí lokalita celá',
  args: { locality: 'Frenštát pod Radhoštěm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ěm')).not.toHaveStyle({ fontSize: '0px' })
  },
}

export const Topped: Story = {
  name: 'R117 P043 topovaný se přizná k TOP i k placení',
  args: sampleAds.topped,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TOP')).toBeVisible()
    await expect(canvas.getByText('Placené zvýraznění')).toBeVisible()
    const { className } = canvas.getByRole('listitem')
    await expect(className).toContain('topped')
    await expect(className).not.toContain('highlighted')
  },
}

export const Highlighted: Story = {
  name: 'R116 zvýrazněný to říká i slovy',
  args: sampleAds.highlighted,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Placené zvýraznění')).toBeVisible()
    await expect(canvas.queryByText('TOP')).toBeNull()
    await expect(canvas.getByRole('listitem').className).toContain('highlighted')
  },
}

export const Unpublished: Story = {
  name: 'R118 nezveřejněný je ztlumený a říká proč',
  args: sampleAds.unpublished,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nezveřejněno – čeká na zaplacení')).toBeVisible()
    const picture = canvas.getByRole('listitem').querySelector('img')
    await expect(picture && getComputedStyle(picture).filter).toContain('grayscale(1)')
  },
}

export const WithoutPhoto: Story = {
  name: 'R110 bez fotky stojí první slova inzerátu a obrázek rubriky',
  args: sampleAds.withoutPhoto,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvasElement.querySelector('[data-drawing="bike"]')).toBeVisible()
  },
}

export const UnknownIcon: Story = {
  name: 'R150 neznámý obrázek zastoupí stánek',
  args: { ...sampleAds.withoutPhoto, sectionIcon: 'neznamy' },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('[data-drawing]')
    await expect(icon && getComputedStyle(icon).backgroundImage).toContain('url(')
  },
}

export const Person: Story = {
  name: 'Kde se nic neprodává, stojí místo ceny věk a kraj',
  args: {
    heading: 'Vdovec 58 hledá milou společnici',
    price: null,
    person: { age: '58', region: 'Olomoucký' },
    image: null,
    sectionIcon: 'rose',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('58 let')).toBeVisible()
    await expect(canvas.getByText('Olomoucký')).toBeVisible()
  },
}

export const Found: Story = {
  name: 'Nalezená slova jsou podtržená',
  args: { marks: [[15, 19]] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('kolo')
  },
}

export const Why: Story = {
  name: 'N007 proč je to tady',
  args: { why: { reasons: ['Nalezená slova: kolo', 'Nedávno vložený inzerát'] } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Proč je to tady?' })
    const heading = canvas.getByRole('heading').getBoundingClientRect()
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.bottom)
    await userEvent.click(button)
    await expect(canvas.getByText('Nalezená slova: kolo')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Proč je to tady?' }))
    await expect(canvas.getByText('Nalezená slova: kolo')).not.toBeVisible()
  },
}

const PRICES = [
  ['R183', 'czk', { type: 'czk', amount: 150000 }, '1 500 Kč'],
  ['R184', 'EUR', { type: 'EUR', amount: 150000 }, '1 500 €'],
  ['R185', 'agreement', { type: 'agreement', amount: null }, 'Dohodou'],
  ['R186', 'offer', { type: 'offer', amount: null }, 'Nabídněte'],
  ['R187', 'any', { type: 'any', amount: null }, 'Nerozhoduje'],
  ['R188', 'in_text', { type: 'in_text', amount: null }, 'V textu'],
  ['R189', 'free', { type: 'free', amount: null }, 'Zdarma'],
] as const

export const Prices: Story = {
  name: 'R113 R183 R184 R185 R186 R187 R188 R189 všechny druhy cen',
  render: (args) => (
    <>
      {PRICES.map(([row, name, price]) => (
        <AdRow key={row} {...args} href={`/${name}`} heading={`${row} ${name}`} price={price} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [, , , words] of PRICES) await expect(canvas.getByText(words)).toBeVisible()
  },
}

/** Rows are measured once their fonts are there: a substitute breaks lines elsewhere. */
const rowsAreAtMost = (pixels: number, rows: NodeListOf<Element>) =>
  waitFor(() => {
    for (const row of rows) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(pixels)
  })

export const AllStates: Story = {
  name: 'Řádek ve všech stavech',
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {Object.values(sampleAds).map((ad) => (
        <AdRow key={ad.href} {...ad} />
      ))}
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('a row is at most 125 px high on a wide screen', async () => {
      await rowsAreAtMost(125, canvasElement.querySelectorAll('li'))
    })
  },
}

export const OnPhone: Story = {
  ...AllStates,
  name: 'Na telefonu nic nechybí',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Detail').length).toBe(Object.keys(sampleAds).length)
    await rowsAreAtMost(160, canvasElement.querySelectorAll('li:not(:has(p + :is(h2, h3)))'))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
