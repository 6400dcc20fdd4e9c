import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nástroje upozornění',
  status: 'stable',
  since: '0.1',
  purpose:
    'Označit vše za přečtené a odkaz na nastavení, co komu posíláme. Bez nepřečtených zbude jen odkaz.',
  avoid: [{ when: 'Akce nad vlastními inzeráty.', instead: 'AccountLayout' }],
  anatomy: [
    { part: 'Tlačítko', text: 'Jen když je co označit.', component: 'Button' },
    { part: 'Odkaz', text: 'Tichý, do nastavení.', component: 'LinkButton' },
  ],
  dos: [{ text: 'Po označení tlačítko zmizí.', story: 'AllRead' }],
  donts: [{ text: 'Tlačítko, které zůstane zamčené.' }],
  words: 'Tlačítko řekne rozsah: „Označit vše za přečtené“.',
  access: {
    names: 'Tlačítko a odkaz bez společného jména nad seznamem.',
    keys: 'Tlačítko je před odkazem.',
  },
}
