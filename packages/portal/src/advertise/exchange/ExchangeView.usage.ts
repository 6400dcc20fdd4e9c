import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Výměna',
  others: ['swap', 'barter', 'výměna'],
  status: 'stable',
  since: '0.1',
  purpose: 'Jak daleko výměna je a kdo co komu dá, viděno očima jednoho z jejích účastníků.',
  avoid: [
    { when: 'Domluva o ceně mezi dvěma lidmi.', instead: 'DealBox' },
    { when: 'Přehled všech výměn u vlastního inzerátu.', instead: 'ProposedExchanges' },
  ],
  anatomy: [
    {
      part: 'Stav',
      text: 'Rámeček s tím, jak to vypadá a co teď jde udělat.',
      component: 'DealBox',
    },
    { part: 'Kroky', text: 'Co dostanete, co kdo dostane od vás.', component: 'ExchangeSteps' },
    { part: 'Věci', text: 'Řádky inzerátů.', component: 'AdRowSmall' },
  ],
  dos: [
    { text: 'Kruh tří lidí začněte tím, co člověk dostane.', story: 'Three' },
    { text: 'Ve dvou stačí dva kroky.', story: 'Two' },
    { text: 'Dokud se čeká, řekněte, kolik lidí z kolika souhlasí.', story: 'Waiting' },
    { text: 'Když souhlasí všichni, ukažte cestu ke zprávám.', story: 'Agreed' },
    { text: 'Z výměny, z níž sešlo, zůstane věta, že kontakt nikdo nedostal.', story: 'Over' },
    { text: 'Nejsou-li inzeráty ostatních vidět, kroky vynechte.', story: 'Gone' },
  ],
  donts: [{ text: 'Jména nebo kontakty ostatních dřív, než souhlasí všichni.' }],
  words: 'Kroky začínají slovesem v druhé osobě: „Dostanete“, „Dáte, a tím se kruh uzavře“.',
  access: {
    names:
      'Rámeček se jménem „Výměna“, pod ním nadpisy druhé úrovně a u každého seznam o jedné věci.',
  },
}
