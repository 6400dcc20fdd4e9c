import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Upozornění na sesterský web',
  status: 'stable',
  since: '0.1',
  purpose:
    'Když text patří na web pro dospělé, řekne proč, co se s inzerátem stane tady, a nabídne vložit ho tam.',
  avoid: [{ when: 'Špatná rubrika téhož webu.', instead: 'SectionProposal' }],
  anatomy: [
    { part: 'Věta', text: 'Která slova a co se stane.' },
    { part: 'Odkaz', text: 'Vložit tam, i do které rubriky.', component: 'LinkButton' },
  ],
  dos: [
    { text: 'Vyjmenujte slova, podle kterých to poznáme.', story: 'Proposed' },
    { text: 'Když text patří sem, mlčte.' },
  ],
  donts: [{ text: 'Odmítnout inzerát bez vysvětlení.' }],
  words: 'Opatrně: „Text zní, jako by patřil na Pinkpack“. Slíbíme přečtení člověkem a termín.',
  access: {
    names: 'Oblast `status` s odkazem.',
    announced: 'Upozornění se řekne zdvořile při psaní.',
  },
}
