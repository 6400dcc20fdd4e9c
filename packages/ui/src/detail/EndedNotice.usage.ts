import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Inzerát skončil',
  others: ['alert', 'info box', 'upozornění'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Místo kontaktu u inzerátu, který už neplatí: proč, kam dál, a majiteli cesta k prodloužení.',
  avoid: [{ when: 'Adresa, na které nikdy nic nebylo.', instead: 'NotFound' }],
  anatomy: [
    { part: 'Titulek', text: 'Co se stalo a kdy.' },
    { part: 'Cesta dál', text: 'Podobné inzeráty, hlavní tlačítko.', component: 'LinkButton' },
    { part: 'Prodloužit', text: 'Jen kde to jde.' },
  ],
  dos: [
    { text: 'Kdo inzerát vlastní, může ho hned prodloužit.', story: 'Ended' },
    { text: 'Prodané už nikdo neprodlouží.', story: 'Sold' },
  ],
  donts: [{ text: 'Nechat kontakt viditelný s poznámkou, že je inzerát starý.' }],
  words: '„Platnost inzerátu skončila 5. 11. 2026“, „Prodáno“. Bez omluv.',
  access: {
    names: 'Oblast pojmenovaná svým nadpisem.',
    keys: 'Dva odkazy v pořadí, v jakém stojí.',
  },
}
