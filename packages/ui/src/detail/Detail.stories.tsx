import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { sampleAds } from '../testing/sampleAds.ts'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { DetailHead } from './DetailHead.tsx'
import { FactsTable } from './FactsTable.tsx'
import { LineAdPreview } from './print/LineAdPreview.tsx'
import { ReportLinks } from './ReportLinks.tsx'
import { SellerCard } from './SellerCard.tsx'

const onWrongSection = fn()
const onInappropriate = fn()

const meta = {
  title: 'Detail/Díly',
  component: DetailHead,
  args: { ...sampleAds.topped, locality: 'Brno-Královo Pole, 612 00' },
} satisfies Meta<typeof DetailHead>
export default meta
type Story = StoryObj<typeof meta>

export const Head: Story = {
  name: 'R133 hlava inzerátu',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: sampleAds.topped.heading }),
    ).toBeVisible()
    await expect(canvas.getByText('3 200 Kč')).toBeVisible()
  },
}

export const WordedPrice: Story = {
  name: 'R185 cena slovy je v detailu dlouhá',
  args: { ...sampleAds.exchange },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cena dohodou')).toBeVisible()
  },
}

export const Seller: Story = {
  name: 'P034 podnikatel se jménem, číslem a právy, která u něj kupující má',
  render: (_, { globals }) => (
    <SellerCard
      name="Kola Novák"
      kind="podnikatel, IČO 27082440"
      rights="Kupujete od podnikatele, se všemi právy spotřebitele."
      since={`Na ${sampleBrand(globals.look).locative} od roku 2019`}
      otherAds={{ href: '/search', label: 'další 4 inzeráty' }}
      safety={{
        advice: 'Peníze předem neposílejte.',
        href: '/napoveda#bezpecne',
        label: 'Jak nakoupit bezpečně',
      }}
    >
      <Button variant="primary" size="big">
        Zobrazit telefon
      </Button>
    </SellerCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kola Novák')).toBeVisible()
    await expect(canvas.getByText(/IČO 27082440/)).toBeVisible()
    await expect(canvas.getByText(/právy spotřebitele/)).toBeVisible()
  },
}

export const LookingForSomebody: Story = {
  name: 'P034 R189 kdo hledá člověka, nic neprodává: bez ceny, s radou pro schůzku',
  render: () => (
    <>
      <DetailHead
        type="inquiry"
        heading="Vdova 60 hledá přítele na výlety"
        price={null}
        locality="Brno-střed, 602 00"
        age="před 2 hodinami"
      />
      <SellerCard
        name="Marie"
        kind="soukromá osoba"
        safety={{
          advice: 'Poprvé se sejděte mezi lidmi a\u00a0peníze nikomu neposílejte.',
          href: '/napoveda#seznameni',
          label: 'Jak se seznámit bezpečně',
        }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jak se seznámit bezpečně' })).toBeVisible()
    await expect(canvas.queryByText(/Zdarma|Cena|Kč/)).toBeNull()
  },
}

export const Facts: Story = {
  name: 'Údaje',
  render: () => (
    <FactsTable
      facts={[
        { label: 'Kód z novin', value: '204 815' },
        { label: 'Platí do', value: '19. 12. 2026' },
      ]}
    />
  ),
}

export const Line: Story = {
  name: 'N003 řádkový inzerát mezi sousedy, v šířce sloupce novin',
  render: () => (
    <LineAdPreview
      title="Kola a sport"
      page="str. 7"
      ad={{ lead: 'Dámské kolo Favorit', text: 'po rep. 3\u00a0200\u00a0Kč. Brno. Kód 204 815' }}
      neighbours={[
        { lead: 'Kolo pán.', text: 'trek., nosič, svět. 5\u00a0400\u00a0Kč. Praha 6.' },
        { lead: 'Tandem', text: 'Velamos r. 84. 450\u00a0€. Frenštát.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText('Dámské kolo Favorit').closest('p') as HTMLElement
    const { fontSize } = getComputedStyle(line)
    const measure = line.offsetWidth / Number.parseFloat(fontSize)
    // A column of 47.8 mm in type of 8.4 points.
    await expect(Math.abs(measure - 16.13)).toBeLessThan(0.1)
    const leads = [...(line.parentElement?.querySelectorAll('p > b') ?? [])]
    await expect(leads.map(({ textContent }) => textContent)).toEqual([
      ...['Kolo pán.', 'Dámské kolo Favorit', 'Tandem'],
    ])
  },
}

export const Reports: Story = {
  name: 'R003 dvě cesty, jak inzerát nahlásit',
  render: () => <ReportLinks onWrongSection={onWrongSection} onInappropriate={onInappropriate} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nahlásit špatnou rubriku' }))
    await expect(onWrongSection).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Nahlásit nevhodný inzerát' }))
    await expect(onInappropriate).toHaveBeenCalled()
  },
}
