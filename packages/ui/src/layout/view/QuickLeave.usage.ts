import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Rychlý odchod',
  status: 'stable',
  since: '0.1',
  purpose:
    'Jedno klepnutí nebo dvakrát Escape a člověk je na nevinné stránce. Je pořád po ruce v hlavičce a znovu dole v každém okně.',
  avoid: [{ when: 'Odhlášení z účtu.', instead: 'AccountActions' }],
  anatomy: [
    { part: 'Odkaz', text: 'Adresa, na kterou se odchází, bez odkazujícího webu.' },
    { part: 'Klávesa', text: '„2× Esc“ v rámečku.', component: 'Key' },
  ],
  dos: [
    { text: 'Stojí v hlavičce každé stránky, kde může být potřeba.', story: 'Leave' },
    {
      text: 'V otevřeném okně se objeví dole, stránka pod ním je totiž mrtvá.',
      story: 'LeaveFromWindow',
    },
  ],
  donts: [{ text: 'Potvrzení odchodu: na otázku není čas.' }],
  words: 'Dvě slova a klávesa: „Rychle odejít 2× Esc“.',
  access: {
    names: 'Je to odkaz s `rel="noreferrer"`.',
    keys: 'Dvakrát Escape kdekoli na stránce.',
  },
}
