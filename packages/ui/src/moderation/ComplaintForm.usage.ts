import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Reklamace',
  status: 'stable',
  since: '0.1',
  purpose:
    'Která placená služba neproběhla, jak měla, a co má být místo ní. Odpověď přijde na e-mail.',
  avoid: [{ when: 'Odvolání proti rozhodnutí redakce.', instead: 'AppealForm' }],
  anatomy: [
    { part: 'Objednávka, nebo inzerát', text: 'Stačí kterékoli z obou.', component: 'TextField' },
    { part: 'Co se stalo', text: 'Povinný popis, která služba a kdy.', component: 'TextAreaField' },
    { part: 'Co navrhujete', text: 'Nepovinné.' },
    { part: 'Souhrn chyb', text: 'Nad poli, když něco chybí.', component: 'ErrorSummary' },
  ],
  dos: [{ text: 'Kdo číslo objednávky nemá, napíše adresu inzerátu.', story: 'Making' }],
  donts: [{ text: 'Chtít naskenovaný doklad: číslo objednávky máme sami.' }],
  words: 'Nápověda dává příklad: „Třeba vrátit peníze, nebo službu zopakovat.“',
  access: {
    names: 'Formulář „Reklamace“ s poli v pořadí, ve kterém se o nich mluví.',
    keys: 'Tabulátor prochází pole, Enter v krátkém poli odešle.',
    announced: 'Po odmítnutí se řekne souhrn chyb.',
  },
}
