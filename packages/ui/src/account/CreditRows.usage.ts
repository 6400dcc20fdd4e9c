import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Historie kreditu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Kolik kreditu účet má a co se s ním stalo, nejnovější nahoře: dobití s plusem, platby s minusem.',
  avoid: [{ when: 'Dobití kreditu.', instead: 'CreditPicker' }],
  anatomy: [
    { part: 'Kolik ho je', text: 'Částka a k čemu kredit slouží.', component: 'CreditBalance' },
    { part: 'Řádky', text: 'Za co, kdy a kolik.' },
  ],
  dos: [
    { text: 'U platby napište, za co byla.', story: 'History' },
    { text: 'Prázdnou historii vysvětlete.', story: 'Empty' },
  ],
  donts: [{ text: 'Jediný součet bez řádků.' }],
  words: 'Minus je opravdové znaménko, ne spojovník: „−49 Kč“.',
  access: { names: 'Oblast s nadpisem a číslovaný seznam řádků.' },
}
