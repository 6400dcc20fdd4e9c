import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Mezitím to někdo změnil',
  others: ['alert', 'warning', 'varování'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Když inzerát nebo stránku firmy mezitím změnil někdo jiný, třeba týž člověk v jiném okně, nechá napsané na místě a nechá ho rozhodnout, co platí.',
  avoid: [{ when: 'Chyba pole.', instead: 'ErrorSummary' }],
  anatomy: [
    { part: 'Zpráva', text: 'Co se stalo a co obě možnosti udělají.' },
    { part: 'Zahodit', text: 'Načte novou podobu.', component: 'Button' },
  ],
  dos: [{ text: 'Napsané zůstane, dokud se člověk nerozhodne.', story: 'Changed' }],
  donts: [{ text: 'Přepsat cizí změnu potichu.' }],
  words: '„Vaše úpravy tu zůstaly: uložte je ještě jednou a platit budou ony, nebo je zahoďte.“',
  access: {
    names: '`<div role="alert">`, na který jde dát kurzor.',
    announced: 'Řekne se hned, jakmile se objeví.',
  },
}
