import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Patička',
  others: ['footer', 'zápatí'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Konec stránky se zubatým okrajem: podpora, stránky o novinách a firmě, rubriky, změna vzhledu a sesterský web.',
  avoid: [{ when: 'Zkratky, které se používají denně, patří do hlavičky.', instead: 'Header' }],
  anatomy: [
    { part: 'Podpora', text: 'E-mail a hodiny, kdy odpovídáme.' },
    { part: 'Sloupce', text: 'Skupiny odkazů s nadpisem.' },
    { part: 'Rubriky', text: 'Odkazy na rubriky obou webů.' },
    { part: 'Volba', text: 'Místo na diskrétní režim.', component: 'DiscreetSwitch' },
    { part: 'Vzhled', text: 'Čitelný režim a jen text.', component: 'ViewLinks' },
  ],
  dos: [{ text: 'Podpora stojí první a je na ní vidět, kdy odpoví člověk.', story: 'Foot' }],
  donts: [{ text: 'Druhý zubatý okraj těsně nad patičkou.' }],
  words: 'Věcně a s časem: „ve všední dny 8:30–17:00“. Žádné „Zůstaňme v kontaktu“.',
  access: {
    names: 'Oblast `contentinfo`, každý sloupec je navigace pojmenovaná svým nadpisem.',
    keys: 'Obyčejné odkazy v pořadí, v jakém stojí.',
  },
}
