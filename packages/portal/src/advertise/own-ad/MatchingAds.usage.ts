import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Co se hodí k inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Inzeráty, které se k vlastnímu inzerátu hodí: kdo hledá, co nabízíte, nebo nabízí, co hledáte. Když takový není, nenakreslí se nic.',
  avoid: [
    { when: 'Pod cizím inzerátem stojí další z jeho rubriky.', instead: 'RelatedAds' },
    { when: 'Výsledky hledání jdou řadit a stránkovat.', instead: 'AdList' },
  ],
  anatomy: [
    { part: 'Nadpis', text: 'Říká, k čemu se řádky hodí.', component: 'SectionHeading' },
    { part: 'Řádky', text: 'Malé, jeden za inzerát.', component: 'AdRowSmall' },
  ],
  dos: [
    {
      text: 'K nabídce ukažte poptávku i výměnu: druh inzerátu řekne štítek v řádku.',
      story: 'Two',
    },
    { text: 'Nehodí-li se nic, nechte místo prázdné, bez omluvy.', story: 'Nobody' },
  ],
  donts: [
    { text: 'Nadpis nad prázdným seznamem nebo věta, že se nic nenašlo: člověk tu nic nehledal.' },
  ],
  words: 'Nadpis mluví k tomu, komu inzerát patří: „Hodí se k vašemu inzerátu“.',
  access: {
    names: 'Oblast se jménem svého nadpisu a v ní seznam; kolik má položek, řekne čtečka sama.',
  },
}
