import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Inzerát na svém místě',
  status: 'stable',
  since: '0.1',
  purpose:
    'Po odeslání inzerát spadne do sloupce novin a šipka ukáže na kód, podle kterého ho na webu najdou.',
  avoid: [{ when: 'Ukázka při psaní.', instead: 'AdPreview' }],
  anatomy: [
    { part: 'Strana', text: 'Výstřižek s číslem a rubrikou.', component: 'LineAdPreview' },
    { part: 'Popisek', text: 'Kde bude ležet a co znamená šipka.' },
  ],
  dos: [{ text: 'Ukažte ho mezi opravdovými sousedy.', story: 'Dropped' }],
  donts: [{ text: 'Animaci, kterou nejde vypnout.' }],
  words: '„Tady bude ležet v novinách.“',
  access: { names: 'Je to `<figure>` s popiskem.' },
}
