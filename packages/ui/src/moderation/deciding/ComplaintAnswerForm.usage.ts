import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Rozhodnutí o reklamaci',
  status: 'stable',
  since: '0.1',
  purpose: 'Uznat, nebo neuznat, a odpověď. Kdo neuspěje, dozví se i, kam se může obrátit.',
  avoid: [{ when: 'Rozhodnutí o odvolání.', instead: 'AppealVerdictForm' }],
  anatomy: [
    { part: 'Jak rozhodnout', text: 'Uznat, nebo neuznat.' },
    { part: 'Odpověď', text: 'Pošle se přesně, jak je napsaná.' },
  ],
  dos: [{ text: 'Rozhodnutí i odpověď jsou povinné obojí.', story: 'Answering' }],
  donts: [{ text: 'Zkrátit odpověď na formulku.' }],
  words: '„Pošleme ji e-mailem tak, jak ji napíšete.“',
  access: {
    names: 'Výběr a povinné pole s odpovědí.',
    keys: 'Šipky vybírají, Enter v odpovědi zalomí řádek.',
  },
}
