import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Spis inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Inzerát vedle podobných, jeho historie, rozhodnutí, kontakty a jak ho otiskly noviny. Redakce v něm najde všechno k rozhodnutí.',
  avoid: [{ when: 'Inzerát ve frontě.', instead: 'QueueCard' }],
  anatomy: [
    {
      part: 'Podobné inzeráty',
      text: 'Vedle sebe, se stejným textem nebo fotkou.',
      component: 'StateMark',
    },
    { part: 'Historie a rozhodnutí', text: 'Kdy, co a kdo.' },
    { part: 'Kontakty', text: 'S cestou je odkrýt.' },
    { part: 'Stránka firmy', text: 'Co o sobě firma píše.', component: 'QueuePhotos' },
    { part: 'V novinách', text: 'Jak se inzerát tiskne.' },
  ],
  dos: [{ text: 'Opakované inzeráty ukažte vedle sebe.', story: 'SideBySide' }],
  donts: [{ text: 'Historie bez toho, kdo rozhodl.' }],
  words: 'U každého záznamu čas, věta a v závorce kdo.',
  access: { names: 'Části mají nadpisy `h4`, historie jsou číslované seznamy.' },
}
