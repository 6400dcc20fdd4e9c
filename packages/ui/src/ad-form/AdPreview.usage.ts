import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Ukázka inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Jak bude inzerát vypadat na webu a v novinách a co mu ještě chybí. Řádek v ukázce nikam nevede.',
  avoid: [{ when: 'Skutečný řádek v seznamu.', instead: 'AdRow' }],
  anatomy: [
    { part: 'Na webu', text: 'Malý řádek, na který nejde klepnout.', component: 'AdRow' },
    { part: 'V novinách', text: 'Zlomená ukázka s počtem znaků.', component: 'LineAdPreview' },
    { part: 'Co chybí', text: 'Výčet slov.' },
  ],
  dos: [
    { text: 'Ukažte i to, jak se řádek zlomí v tisku.', story: 'AsThePaper' },
    { text: 'Co chybí, vyjmenujte.', story: 'Missing' },
    { text: 'Kde se netiskne, ukázka novin není.', story: 'NotPrinted' },
  ],
  donts: [{ text: 'Ukázka, na kterou jde klepnout: člověk by si myslel, že inzerát už je venku.' }],
  words: '„Po zkrácení 52 ze 130 znaků.“ Co chybí, je výčet malých slov.',
  access: {
    names: 'Řádek v ukázce je nedostupný (`inert`), tlačítko „Prohlédnout celý inzerát“.',
    keys: 'Zastaví se jen na tlačítku.',
  },
}
