import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Jste přihlášeni jako někdo jiný',
  status: 'stable',
  since: '0.1',
  purpose:
    'Rozepsané pod jedním účtem a přihlášení pod druhým: zeptá se, čí má práce být, a nic zatím neodešle.',
  avoid: [{ when: 'Rozepsaný inzerát téhož účtu.', instead: 'DraftOffer' }],
  anatomy: [
    { part: 'Okno', text: 'Titulek říká, co se děje.', component: 'Dialog' },
    {
      part: 'Dvě cesty',
      text: 'Přihlásit se jako ten první, nebo pokračovat jako tenhle.',
      component: 'Button',
    },
  ],
  dos: [
    { text: 'Jména napište celá, aby bylo jasné, kdo je kdo.', story: 'Asking' },
    { text: 'Když první účet neznáme, řekněte to.', story: 'Unknown' },
  ],
  donts: [{ text: 'Rozhodnout za člověka nebo napsané zahodit.' }],
  words: '„Zatím jsme nic neodeslali.“ uklidní dřív, než se člověk rozhodne.',
  access: {
    names: 'Dialog s titulkem „Jste přihlášeni jako někdo jiný“.',
    keys: 'Escape okno zavře, kurzor se vrátí, odkud přišel.',
  },
}
