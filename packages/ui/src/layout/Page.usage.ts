import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Stránka',
  others: ['layout', 'page shell', 'rozvržení'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Kostra každé stránky: přeskočení na obsah, datum, hlavička, lišty, rubriky, obsah, patička. Drží pořadí oblastí, aby se čtečka i klávesnice všude vyznaly.',
  avoid: [{ when: 'Chybová stránka má svůj rám uvnitř obsahu.', instead: 'NotFound' }],
  anatomy: [
    { part: 'Přeskočení', text: 'První zastávka tabulátoru.', component: 'SkipLink' },
    { part: 'Datum a uzávěrka', text: 'Tenký řádek nad hlavičkou.', component: 'Dateline' },
    { part: 'Hlavička', text: 'Logo, hledání a akce.', component: 'Header' },
    { part: 'Lišty', text: 'Brzké odhlášení, konec přihlášení.', component: 'LogoutBar' },
    { part: 'Rubriky', text: 'Jeden řádek pod hlavičkou.', component: 'SiteNav' },
    { part: 'Obsah', text: '`<main id="obsah">`, sloupec nejvýš 80 rem.', component: 'Wrap' },
    { part: 'Patička', text: 'Podpora, stránky o novinách, rubriky.', component: 'Footer' },
    { part: 'Zpět nahoru', text: 'Od druhé obrazovky dolů.', component: 'GoTop' },
  ],
  dos: [
    { text: 'Titulní strana nese hledání v titulu, hlavička je bez něj.', story: 'Home' },
    { text: 'Detail má na telefonu cenu a kontakt dole u palce.', story: 'Detail' },
  ],
  donts: [
    { text: 'Druhý `<main>` nebo obsah mimo oblasti: čtečka ho při procházení oblastí vynechá.' },
  ],
  words: 'Slova sem dodávají díly; stránka sama nic neříká.',
  access: {
    names: 'Oblasti `banner`, `navigation`, `main`, `contentinfo`; stránka má právě jeden `h1`.',
    keys: 'Tabulátor začíná odkazem „Přeskočit na obsah“, obsah jde zaostřit.',
  },
}
