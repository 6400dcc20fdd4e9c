import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hledá se',
  status: 'stable',
  since: '0.1',
  purpose:
    'Nejnovější poptávky na titulní straně, vysazené jako řádková inzerce. Připomíná, že se tu i shání.',
  avoid: [{ when: 'Celý seznam poptávek.', instead: 'AdRow' }],
  anatomy: [
    { part: 'Nadpis', text: '„Hledá se“.' },
    { part: 'Poptávky', text: 'Nadpis a dva údaje, celé jako odkaz.' },
  ],
  dos: [{ text: 'Pár řádků stačí, obrázky tu nejsou.', story: 'Wanted' }],
  donts: [{ text: 'Míchat nabídky mezi poptávky.' }],
  words: 'Poptávka začíná slovesem, jak ji kdo napsal: „Koupím štípačku dřeva, i nefunkční“.',
  access: {
    names: 'Oblast pojmenovaná svým nadpisem, seznam odkazů.',
    keys: 'Jeden odkaz na poptávku.',
  },
}
