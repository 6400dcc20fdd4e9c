import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nácvik před hovorem',
  status: 'stable',
  since: '0.1',
  purpose:
    'Než se ukáže telefon, pět sekund na třech větách o podvodech, podle toho, kdo volá. Přeskočit jde hned.',
  avoid: [{ when: 'Stálá rada u inzerenta.', instead: 'SellerCard' }],
  anatomy: [
    { part: 'Titulek', text: 'Komu člověk volá.' },
    { part: 'Pravidla', text: 'Tři věty, na co si dát pozor.' },
    { part: 'Tlačítko', text: '„Rozumím, ukázat telefon“, dostane kurzor.', component: 'Button' },
    { part: 'Odpočet', text: 'Kdy se telefon ukáže sám.' },
  ],
  dos: [
    { text: 'Kupujícímu řekněte, na co si dát pozor při placení.', story: 'Buying' },
    { text: 'Prodávajícímu, že kurýr s penězi neexistuje.', story: 'Selling' },
  ],
  donts: [{ text: 'Nutit číst celých pět sekund.' }],
  words: 'Krátce a konkrétně, bez strašení: „Kurýr, který prý přiveze peníze, neexistuje.“',
  access: {
    names: 'Oblast pojmenovaná svým titulkem, tlačítko je jím popsané.',
    keys: 'Kurzor stojí rovnou na tlačítku, Enter přeskočí.',
  },
}
