import type { PagePath } from '@inzrt/contracts/pages'
import type { FooterProps } from '@inzrt/ui/layout/Footer.tsx'

type Column = FooterProps['columns'][number]
type PageLink = Column['links'][number] & { href: PagePath | `${PagePath}#${string}` }

/** Links of the footer, the same on every page. */
export const footerColumns: readonly (Column & { links: readonly PageLink[] })[] = [
  {
    title: 'Pomoc a pravidla',
    links: [
      { href: '/napoveda', label: 'Nápověda' },
      { href: '/pravidla-inzerce', label: 'Pravidla inzerce' },
      { href: '/ochrana-osobnich-udaju', label: 'Ochrana osobních údajů' },
      { href: '/zpracovani-osobnich-udaju', label: 'Zpracování osobních údajů' },
      { href: '/co-o-mne-vite', label: 'Co o mně víte' },
      { href: '/editovat-inzerat', label: 'Upravit inzerát' },
      { href: '/rubriky-inzerce', label: 'Rubriky inzerce' },
      { href: '/pristupnost', label: 'Přístupnost' },
    ],
  },
  {
    title: 'Noviny a inzerce',
    links: [
      { href: '/archiv-novin', label: 'Archiv novin' },
      { href: '/data-vydani', label: 'Data vydání a uzávěrky' },
      { href: '/o-inzerci', label: 'O inzerci' },
      { href: '/textova', label: 'Textová inzerce' },
      { href: '/sms-seznamka', label: 'SMS seznamka' },
    ],
  },
  {
    title: 'O společnosti',
    links: [
      { href: '/o-spolecnosti#o-nas', label: 'O nás' },
      { href: '/o-spolecnosti#kontakty', label: 'Kontakty' },
      { href: '/o-spolecnosti#plosna-reklama', label: 'Plošná reklama' },
      { href: '/o-spolecnosti#technicka-podpora', label: 'Technická podpora' },
    ],
  },
]
