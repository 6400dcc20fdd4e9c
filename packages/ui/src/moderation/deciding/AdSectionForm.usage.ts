import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Přesun inzerátu',
  status: 'stable',
  since: '0.1',
  purpose: 'Redakce přesune inzerát do správné rubriky a může napsat proč.',
  avoid: [{ when: 'Úprava textu.', instead: 'AdTextForm' }],
  anatomy: [
    { part: 'Rubrika', text: 'Nový výběr.', component: 'SelectField' },
    { part: 'Proč', text: 'Vysvětlení, které inzerent dostane.' },
  ],
  dos: [{ text: 'Rubrika je povinná, důvod ne.', story: 'Moving' }],
  donts: [{ text: 'Přesun bez vysvětlení, když inzerent rubriku vybral sám.' }],
  words: 'Popisek je „Nová rubrika“; inzerentovi totéž slovo přijde v dopise.',
  access: {
    names: 'Pole „Nová rubrika“, tlačítka „Přesunout“ a „Zrušit“.',
    keys: 'Šipky vybírají rubriku.',
  },
}
