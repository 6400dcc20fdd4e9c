import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { BellIcon } from '../icon/BellIcon.tsx'
import { HeartIcon } from '../icon/HeartIcon.tsx'
import { MailIcon } from '../icon/MailIcon.tsx'
import { PaperIcon } from '../icon/PaperIcon.tsx'
import { ReceiptIcon } from '../icon/ReceiptIcon.tsx'
import { SearchIcon } from '../icon/SearchIcon.tsx'
import { SlidersIcon } from '../icon/SlidersIcon.tsx'
import { AdList } from '../listing/AdList.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { AccountNav } from './AccountNav.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import { CountBadge } from './CountBadge.tsx'
import { FilterNav } from './FilterNav.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { OrderRow } from './OrderRow.tsx'
import { OwnAdRow } from './own-ads/OwnAdRow.tsx'
import { SavedSearchRow } from './SavedSearchRow.tsx'

const items = [
  { href: '#inzeraty', label: 'Inzeráty', icon: <PaperIcon />, isCurrent: true },
  { href: '#objednavky', label: 'Objednávky', icon: <ReceiptIcon /> },
  { href: '#zpravy', label: 'Zprávy', icon: <MailIcon /> },
  {
    href: '#upozorneni',
    label: 'Upozornění',
    icon: <BellIcon />,
    badge: <CountBadge count={3} note="nepřečtená" />,
  },
  { href: '#oblibene', label: 'Oblíbené', icon: <HeartIcon /> },
  { href: '#hledani', label: 'Hledání', icon: <SearchIcon /> },
  { href: '#nastaveni', label: 'Nastavení', icon: <SlidersIcon /> },
]

const ad = {
  heading: 'Nejnepravděpodobněji zachovalý tandem Velamos z roku 1984, najeto pouze pohledem',
  type: 'offer',
  price: { type: 'czk', amount: 320_000 },
  image: { src: '/demo/bike-1.svg' },
  stats: ['128 zobrazení', '4 odkrytí telefonu', '2 zprávy'],
} as const

const ads = (
  <>
    <FilterNav
      label="Které inzeráty"
      items={[
        { href: '#aktivni', label: 'Aktivní', isCurrent: true },
        { href: '#konci', label: 'Končí do 7 dnů' },
        { href: '#cekajici', label: 'Čekající' },
        { href: '#neaktivni', label: 'Neaktivní' },
      ]}
    />
    <AdList label="Moje inzeráty">
      <OwnAdRow
        {...ad}
        href="#tandem"
        state={{ text: 'Zveřejněný', tone: 'good' }}
        validity="platí do 24. 11. 2026"
        daysLeft="ještě 3 dny"
        isEnding
        selection={{ isSelected: true, onChange: fn() }}
        actions={<LinkButton href="#edit">Upravit</LinkButton>}
        moreActions={
          <>
            <LinkButton href="#promo">Zvýraznit</LinkButton>
            <LinkButton href="#renew">Prodloužit</LinkButton>
            <Button variant="quiet">Pozastavit</Button>
            <Button variant="quiet">Rezervováno</Button>
            <Button variant="quiet">Prodáno</Button>
            <Button variant="quiet">Smazat</Button>
          </>
        }
      />
      <OwnAdRow {...ad} state={{ text: 'Čeká na ověření e-mailu', tone: 'waiting' }} stats={[]} />
      <OwnAdRow
        {...ad}
        price={{ type: 'agreement', amount: null }}
        image={null}
        sectionIcon="bike"
        state={{ text: 'Zamítnutý', tone: 'bad' }}
        reason="V textu je telefon, patří do kontaktů."
      />
      <OwnAdRow
        {...ad}
        type="exchange"
        state={{ text: 'Platnost skončila', tone: 'idle' }}
        validity="platil do 5. 11. 2026"
      />
    </AdList>
  </>
)

const meta = {
  title: 'Účet/AccountLayout',
  component: AccountLayout,
  args: { nav: <AccountNav items={items} />, title: 'Inzeráty', children: ads },
} satisfies Meta<typeof AccountLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Ads: Story = {
  name: 'R245 vlastní inzeráty se stavem a platností',
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Inzeráty' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4)
    await expect(canvas.getByText('ještě 3 dny')).toBeVisible()
    await expect(canvas.getByText('V textu je telefon, patří do kontaktů.')).toBeVisible()
  },
}

export const OnPhone: Story = {
  name: 'R245 na telefonu má inzerát Upravit a jednu nabídku',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const others = canvas.getByRole('button', { name: 'Smazat', hidden: true })
    await expect(canvas.getByRole('link', { name: 'Upravit' })).toBeVisible()
    await expect(others.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    await userEvent.click(canvas.getByText('Další'))
    await expect(others).toBeVisible()
  },
}

/** How far a line of a label stands from the middle of its cell. */
const offCentre = (link: HTMLElement): number[] => {
  const cell = link.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(link)
  const lines = [...range.getClientRects()].filter(({ width }) => width > 0)

  return lines.map(({ left, right }) => Math.abs((left + right - cell.left - cell.right) / 2))
}

export const LongLabels: Story = {
  name: 'R245 na telefonu stojí i popisek na dva řádky uprostřed',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    nav: (
      <AccountNav
        items={[
          { href: '#import', label: 'Import a\u00a0export inzerátů', icon: <PaperIcon /> },
          ...items,
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const lines = offCentre(canvas.getByRole('link', { name: /^Import/ }))
    await expect(lines).toHaveLength(3)
    for (const line of lines) await expect(line).toBeLessThan(1)
  },
}

/** Colour of a row's heading and filter of its picture. */
const looksOf = (heading: HTMLElement | undefined) => {
  const picture = heading?.closest('li')?.querySelector('img')

  return {
    colour: heading && getComputedStyle(heading).color,
    filter: picture && getComputedStyle(picture).filter,
  }
}

export const Unpublished: Story = {
  name: 'R118 inzerát, který nikdo nevidí, je ztlumený',
  play: async ({ canvas }) => {
    const [published, waiting] = canvas.getAllByRole('heading', { name: /tandem Velamos/ })

    await expect(looksOf(waiting).filter).toContain('grayscale(1)')
    await expect(looksOf(published).filter).not.toContain('grayscale(1)')
    await expect(looksOf(waiting).colour).not.toBe(looksOf(published).colour)
  },
}

export const Orders: Story = {
  name: 'Objednávky',
  args: {
    children: (
      <AdList label="Objednávky">
        <OrderRow
          number="2026000123"
          title="Zvýraznění a topování"
          items={[
            { label: 'Topování na 7 dní', price: '99 Kč' },
            { label: 'Zvýraznění na 14 dní', price: '49 Kč' },
          ]}
          total="148 Kč"
          state={{ text: 'Čeká na zaplacení', tone: 'waiting' }}
          note="zaplaťte do 24. 11. 2026 12:00"
          madeOn="21. 11. 2026"
          ad={{ heading: ad.heading }}
          actions={<Button variant="primary">Zaplatit znovu kartou</Button>}
        />
        <OrderRow
          number="2026000099"
          title="Zveřejnění inzerátu"
          items={[{ label: 'Zveřejnění v rubrice Osobní vozy', price: '49 Kč' }]}
          total="49 Kč"
          state={{ text: 'Vyřízená', tone: 'good' }}
          madeOn="5. 11. 2026"
          ad={{ heading: ad.heading, href: '#tandem' }}
          actions={
            <>
              <Button>Stáhnout doklad (PDF)</Button>
              <Button variant="quiet">Odstoupit</Button>
            </>
          }
        />
      </AdList>
    ),
  },
}

export const Searches: Story = {
  name: 'Uložená hledání',
  args: {
    children: (
      <AdList label="Uložená hledání">
        <SavedSearchRow
          href="#kolo"
          name="dámské kolo do 5 000 Kč, Brno"
          frequency="upozorňujeme každý den"
          since="od 5. 3. 2026"
        />
      </AdList>
    ),
  },
}

export const Empty: Story = {
  name: 'Nic tu není, a co s tím',
  args: {
    children: (
      <EmptyState title="Zatím tu nemáte žádný aktivní inzerát" icon="radio">
        <p>Vložení zabere pár minut a ve většině rubrik je zdarma.</p>
        <LinkButton href="#vlozit" variant="primary">
          Vložit inzerát
        </LinkButton>
      </EmptyState>
    ),
  },
}

export const Failed: Story = {
  name: 'Seznam nepřišel',
  args: {
    children: (
      <LoadFailed
        title="Inzeráty se nepodařilo načíst"
        reason="Služba je dočasně nedostupná. Zkuste to prosím později."
        onRetry={() => {}}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible()
  },
}

export const Unconfirmed: Story = {
  name: 'P036 e-mail čeká na potvrzení',
  args: {
    children: (
      <AccountNotice
        icon={<MailIcon />}
        status="Odkaz je na cestě. Další můžete poslat za 45 sekund."
        action={<Button disabled>Poslat odkaz znovu</Button>}
      >
        <p>
          <b>Potvrďte svůj e-mail.</b> Na adresu
          jana.nejneobhospodarovavatelnejsi@velmi-dlouha-domena.example jsme poslali odkaz.
        </p>
      </AccountNotice>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('za 45 sekund')
  },
}
