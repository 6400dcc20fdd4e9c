import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Řádek inzerátu',
  others: ['list item', 'card', 'karta', 'položka'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Jeden inzerát v seznamu: obrázek, nadpis, údaje, cena na konci a Detail. Je to nejčastější díl webu a čtyřiadvacet se jich má dát přejet očima za deset sekund.',
  avoid: [
    { when: 'Příbuzné inzeráty pod detailem mají menší podobu.', instead: 'AdRowSmall' },
    { when: 'Hlava samotného inzerátu.', instead: 'DetailHead' },
    {
      when: 'Poptávky na titulní straně jsou vysazené jako řádková inzerce.',
      instead: 'WantedList',
    },
  ],
  anatomy: [
    {
      part: 'Seznam',
      text: 'Linka 2 px a pod ní řádky; o zalomení rozhoduje jeho šířka, ne okno.',
      component: 'AdList',
    },
    {
      part: 'Obrázek',
      text: 'Poměr 4 : 3, bez fotky plakátek s prvními slovy.',
      component: 'Thumb',
    },
    {
      part: 'Štítky nad nadpisem',
      text: 'TOP, „Placené zvýraznění“ a stav, každý, jen když platí.',
      component: 'PaidLabel',
    },
    { part: 'Nadpis', text: 'Do 75 znaků, celý v titulku; jeho odkaz pokrývá celý řádek.' },
    { part: 'Nalezená slova', text: 'V hledání podtržená přímo v nadpisu.', component: 'Marked' },
    {
      part: 'Údaje',
      text: 'Štítek druhu, až dvě věci o zboží, lokalita, stáří a číslo novin.',
      component: 'TypeBadge',
    },
    {
      part: 'Proč je to tady',
      text: 'Otazník ve výsledcích hledání, bublina s důvody.',
      component: 'WhyHere',
    },
    {
      part: 'Cena',
      text: 'Poslední věc v řádku, čísla pod sebou v jedné čáře.',
      component: 'PriceText',
    },
    { part: 'Detail', text: 'Zvláštní cíl 44 px vedle odkazu přes celý řádek.' },
  ],
  dos: [
    { text: 'Placené místo se přizná štítkem TOP i slovy.', story: 'Topped' },
    { text: 'Zvýraznění řekněte slovem, podklad a čára ho jen doplní.', story: 'Highlighted' },
    { text: 'Nezveřejněný řekne nejdřív proč; obrázek zešedne.', story: 'Unpublished' },
    { text: 'Kde se nic neprodává, stojí místo ceny věk a region.', story: 'Person' },
  ],
  donts: [
    {
      text: 'Karty se stínem, ikony v nadpisu nebo zkrácená cena: řádek přestane být čárou.',
      drawing: 'card',
    },
    { text: 'Ztlumit řádek průhledností, text by ztratil kontrast.', drawing: 'faded-row' },
  ],
  words:
    'Nadpis je inzerentův a nepřepisujeme ho. Naše slova jsou krátká: „před 2 hodinami“, „v č. 48“, „do 10 km“.',
  access: {
    names:
      'Je to `<li>` s nadpisem a odkazem; tlačítko se jmenuje „Detail: nadpis“, aby se v seznamu odkazů poznalo.',
    keys: 'Dva cíle na řádek, nadpis a Detail, v hledání ještě otazník.',
  },
}
