import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AdList } from '../listing/AdList.tsx'
import { AdRow } from '../listing/AdRow.tsx'
import { sampleAds } from '../testing/sampleAds.ts'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { FrontPage } from './FrontPage.tsx'
import { WebOrPaper } from './WebOrPaper.tsx'

const line = (lead: string, text: string, kind?: string) => ({
  href: `#${lead}`,
  line: { lead, text, ...(kind && { kind }) },
})

const meta = {
  title: 'Titulní strana/FrontPage',
  component: FrontPage,
  args: {
    wordmark: 'inzrt',
    brandName: 'Inzrt',
    number: 'č. 48',
    released: 'úterý 1. prosince',
    deadline: 'Uzávěrka ve čtvrtek 26. listopadu ve 12:00',
    lead: {
      ...line('Dámské městské', 'kolo Favorit s košíkem. 3 200 Kč. Brno. → 204 815'),
      heading: 'Dámské městské kolo Favorit s proutěným košíkem',
      image: { src: '/demo/bike-1.svg' },
    },
    ads: [
      {
        ...line('Kočárek Emmaljunga', 'modrý. 1 500 Kč. Olomouc. → 713 404'),
        image: { src: '/demo/pram.svg' },
      },
      line('Student hledá', 'přivýdělek, ihned. Brno-Líšeň. → 318 022', 'Poptávka: '),
      line('Slepice nosnice,', '8 kusů. 240 Kč. Písek. → 590 113'),
    ],
  },
  render: (args, { globals }) => {
    const { wordmark, brandName } = sampleBrand(globals.look)

    return (
      <WebOrPaper
        heading="Právě vyloženo"
        web={
          <AdList label="Nejnovější inzeráty">
            <AdRow {...sampleAds.plain} />
          </AdList>
        }
        paper={<FrontPage {...args} wordmark={wordmark} brandName={brandName} />}
      />
    )
  },
} satisfies Meta<typeof FrontPage>
export default meta
type Story = StoryObj<typeof meta>

export const Web: Story = {
  name: 'Web: řádky',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Nejnovější inzeráty' })).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const Paper: Story = {
  name: 'Papír: tytéž inzeráty jako titulní strana, klávesnicí i bez skriptu',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Web' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const front = canvas.getByRole('article', { name: 'Titulní strana č. 48' })
    await waitFor(() => expect(front).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Slepice nosnice,' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Nejnovější inzeráty' })).toBeNull()
  },
}

export const WithoutPictures: Story = {
  name: 'Papír bez fotek: první inzerát přes celou šířku',
  args: {
    lead: {
      ...line('Slepice nosnice,', '8 kusů. 240 Kč. Písek. → 590 113'),
      heading: 'Slepice nosnice, osm kusů',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Papír'))
    const heading = canvas.getByRole('link', { name: 'Slepice nosnice, osm kusů' })
    await waitFor(() => expect(heading).toBeVisible())
    await expect(heading.closest('p')).toHaveProperty(
      'offsetWidth',
      canvas.getByRole('article').querySelector('ul')?.offsetWidth,
    )
  },
}
