import { PlusIcon } from '../icon/PlusIcon.tsx'
import { Footer, type FooterProps } from '../layout/Footer.tsx'
import { AccountActions } from '../layout/header/AccountActions.tsx'
import type { DatelineProps } from '../layout/header/Dateline.tsx'
import { Header, type HeaderProps } from '../layout/header/Header.tsx'
import { HeaderAction } from '../layout/header/HeaderAction.tsx'
import { SiteNav } from '../layout/header/SiteNav.tsx'
import { Wordmark } from '../logo/Wordmark.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { sampleBrand } from './sampleBrand.ts'

export const sampleSections = [
  { href: '/auto-moto', name: 'Auto-moto', icon: 'car' },
  { href: '/reality', name: 'Reality', icon: 'flat' },
  { href: '/kola-a-sport', name: 'Kola a sport', icon: 'bike' },
  { href: '/pro-deti', name: 'Pro děti', icon: 'pram' },
  { href: '/zvirata', name: 'Zvířata', icon: 'dog' },
  { href: '/zahrada', name: 'Zahrada', icon: 'mower' },
  { href: '/dum-a-stavba', name: 'Dům a stavba', icon: 'logs' },
  { href: '/nabytek', name: 'Nábytek', icon: 'sofa' },
  { href: '/elektro', name: 'Elektro', icon: 'phone' },
  { href: '/hudba-a-knihy', name: 'Hudba a knihy', icon: 'guitar' },
  { href: '/starozitnosti', name: 'Starožitnosti', icon: 'radio' },
  { href: '/sluzby-a-prace', name: 'Služby a práce', icon: 'drill' },
]

type Look = {
  /** Chosen in Storybook's toolbar. */
  look: unknown
}

export const SampleLogo = ({ look }: Look) => {
  const { wordmark, brandName } = sampleBrand(look)

  return <Wordmark name={wordmark} label={`${brandName} – hlavní strana`} />
}

const ignore = () => {}

export const SampleHeader = ({
  look,
  search = <SearchBox id="hledat" />,
}: Look & Pick<HeaderProps, 'search'>) => (
  <Header
    logo={<SampleLogo look={look} />}
    search={search}
    actions={
      <>
        <AccountActions name="" onLogIn={ignore} onLogOut={ignore} />
        <HeaderAction
          href="/vlozit-inzerat"
          icon={<PlusIcon />}
          label="Vložit inzerát"
          variant="primary"
        />
      </>
    }
  />
)

export const sampleDateline: DatelineProps = {
  start: <b>Sobota 21. listopadu</b>,
  startMore: '2026 · v prodeji č. 47',
  note: 'Denně ručně kontrolujeme přes 600 inzerátů',
  end: (
    <>
      Uzávěrka č. 48: <b>čtvrtek 12.00</b>
    </>
  ),
}

export const SampleNav = ({ look, current }: Look & { current?: string }) => (
  <SiteNav
    items={sampleSections.map((item) => ({ ...item, isCurrent: item.href === current }))}
    sister={sampleBrand(look).sister.navigation}
  />
)

const links = (...labels: string[]) => labels.map((label) => ({ href: '/napoveda', label }))

/** A footer before a brand fills in its name, mailbox and sister. */
export const sampleFooter: FooterProps = {
  support: {
    email: '',
    hours: 've všední dny 8:30–17:00',
    note: 'Inzeráty kontrolují lidé, ne jen stroje. Když se vám něco nezdá, napište nám.',
  },
  columns: [
    {
      title: 'Inzerce',
      links: links('Nápověda', 'Pravidla inzerce', 'Ochrana osobních údajů', 'Rubriky inzerce'),
    },
    {
      title: 'Noviny',
      links: links('Archiv novin', 'Data vydání a uzávěrky', 'Textová inzerce'),
    },
    {
      title: 'O společnosti',
      links: links('O nás', 'Kontakty', 'Plošná reklama', 'Technická podpora'),
    },
  ],
  sections: sampleSections.map(({ href, name }) => ({ href, label: name })),
  end: '© 2026',
}

export const SampleFooter = ({ look, support, end, ...props }: Look & FooterProps) => {
  const { email, brandName, sister } = sampleBrand(look)

  return (
    <Footer
      {...props}
      support={{ ...support, email }}
      end={
        <>
          {end} {brandName}
        </>
      }
      sister={sister.footer}
    />
  )
}
