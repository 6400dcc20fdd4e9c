import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Obálka vydání',
  status: 'stable',
  since: '0.1',
  purpose:
    'Tištěné vydání na titulní straně: obálka s titulkem a obrázkem, pod ní uzávěrka dalšího čísla.',
  avoid: [
    { when: 'Řádek s datem nahoře.', instead: 'Dateline' },
    { when: 'Regál starších čísel.', instead: 'EditionShelf' },
  ],
  anatomy: [
    {
      part: 'Obálka',
      text: 'Logo, číslo, titulek a obrázek na novinovém papíře.',
      component: 'CutPaper',
    },
    { part: 'Uzávěrka', text: 'Kdy a co se stane, když ji stihnete.' },
    { part: 'Vedle webu', text: 'Pravý sloupec titulní strany.', component: 'HomeColumns' },
  ],
  dos: [{ text: 'Uzávěrku spojte s tím, kdy inzerát vyjde.', story: 'Edition' }],
  donts: [{ text: 'Odpočet, který nutí spěchat.' }],
  words: '„Inzerát podaný do té doby vyjde v úterý 24. 11. i na papíře.“',
  access: { names: 'Oblast „V novinách“; sloupce textu na obálce jsou ozdoba.' },
}
