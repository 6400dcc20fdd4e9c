import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nápověda ke klávesám',
  status: 'stable',
  since: '0.1',
  purpose: 'Které klávesy mezi inzeráty fungují a co dělají, a že platí jen v seznamu.',
  avoid: [{ when: 'Obecná nápověda webu.', instead: 'Prose' }],
  anatomy: [
    { part: 'Klávesa', text: 'Nakreslená jako na klávesnici.', component: 'Key' },
    { part: 'Co udělá', text: 'Jednou větou.' },
  ],
  dos: [{ text: 'Řekněte, kde klávesy platí.', story: 'Help' }],
  donts: [{ text: 'Klávesy, které fungují i při psaní do pole.' }],
  words: '„J“ a „další inzerát“, bez zkratek programu.',
  access: {
    names: 'Rozbalovací díl s dvojicemi klávesa a co udělá.',
    keys: 'Rozbalí se mezerníkem nebo klávesou Enter.',
  },
}
