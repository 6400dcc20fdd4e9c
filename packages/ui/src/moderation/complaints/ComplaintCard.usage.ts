import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Reklamace v redakci',
  status: 'stable',
  since: '0.1',
  purpose: 'Co se komu stalo, do kdy se odpovídá a jak to dopadlo. Odpověď se píše přímo tady.',
  avoid: [{ when: 'Formulář pro návštěvníka.', instead: 'ComplaintForm' }],
  anatomy: [
    { part: 'Seznam', text: 'Reklamace pod sebou.', component: 'ComplaintList' },
    { part: 'Stav', text: 'Slovem a termínem.', component: 'StateMark' },
    { part: 'Co napsal', text: 'Přesně jeho slova.' },
    { part: 'Údaje', text: 'Kdo, kdy a čeho se to týká.', component: 'FactsTable' },
  ],
  dos: [
    { text: 'Prošlý termín řekněte slovem.', story: 'WaitingBar' },
    { text: 'Odpověď ukažte celou.', story: 'Answered' },
  ],
  donts: [{ text: 'Odpovědět bez toho, co člověk chtěl.' }],
  words: 'Stav je příčestí: „uznaná 1. 6. 2026“, „po termínu“.',
  access: { names: 'Je to `<li>` pojmenované číslem reklamace.' },
}
