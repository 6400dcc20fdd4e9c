import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Štítek stavu',
  others: ['status', 'tag', 'chip', 'badge'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Proč inzerát ostatní nevidí, slovy. Stojí u řádku a u detailu, které vidí jen majitel a redakce.',
  avoid: [{ when: 'Stav se čtyřmi barvami v účtu.', instead: 'StateMark' }],
  anatomy: [
    { part: 'Ikona oka', text: 'Že jde o to, kdo to vidí.' },
    { part: 'Slova', text: 'Stav a za pomlčkou důvod.' },
    {
      part: 'Tečka stavu',
      text: 'V účtu a v redakci: plná, prázdná nebo čtvereček podle toho, jestli věc běží, čeká nebo byla odmítnuta.',
      component: 'StateMark',
    },
  ],
  dos: [{ text: 'Za stav přidejte, na co se čeká.', story: 'State' }],
  donts: [{ text: 'Barva bez slov nebo kód stavu z databáze.', drawing: 'state-code' }],
  words:
    '„Nezveřejněno – čeká na zaplacení“: nejdřív co je, potom proč. Slova jsou táž v seznamu, v detailu i v dopise.',
  access: { names: 'Obyčejný text; oko je ozdoba.' },
}
