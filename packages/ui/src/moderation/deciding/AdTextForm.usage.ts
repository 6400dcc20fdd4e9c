import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Úprava textu inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Redakce změní nadpis, text nebo údaje cizího inzerátu a řekne proč. Změna nadpisu posune i jeho adresu.',
  avoid: [
    { when: 'Jiná rubrika.', instead: 'AdSectionForm' },
    { when: 'Znění jen pro noviny.', instead: 'PrintWordingForm' },
  ],
  anatomy: [
    { part: 'Nadpis a text', text: 'Jak budou.', component: 'TextField' },
    { part: 'Údaje', text: 'Co rubrika chce.', component: 'AttributeFields' },
    {
      part: 'Proč',
      text: 'Nepovinné; co se napíše, přijde inzerentovi.',
      component: 'TextAreaField',
    },
    { part: 'Rám', text: 'Tlačítka na odeslání a zrušení.', component: 'DecisionFrame' },
  ],
  dos: [{ text: 'Řekněte, co se změnou nadpisu stane s adresou.', story: 'Editing' }],
  donts: [{ text: 'Upravit text bez vědomí inzerenta.' }],
  words: '„Inzerent to dostane e-mailem, nebo SMS.“',
  access: {
    names: 'Formulář s poli a tlačítky „Uložit text“ a „Zrušit“.',
    keys: 'Enter v nadpisu odešle, text zalomí.',
  },
}
