import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Okno s hlášením',
  others: ['report', 'flag', 'nahlásit'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Čtenář hlásí inzerát: špatnou rubriku, nebo nevhodný obsah. Okno ukáže, o který jde, nabídne důvody a řekne, kde uvidí, jak jsme rozhodli.',
  avoid: [
    { when: 'Oznámení protiprávního obsahu má ze zákona vlastní stránku.', instead: 'NoticeForm' },
    { when: 'Stížnost na člověka v konverzaci.', instead: 'Thread' },
  ],
  anatomy: [
    { part: 'Okno', text: 'Titulek podle toho, co se hlásí.', component: 'Dialog' },
    { part: 'Výtah inzerátu', text: 'Nadpis do 75 znaků a začátek textu v citaci.' },
    { part: 'Důvody', text: 'Volby pod sebou.', component: 'RadioGroup' },
    { part: 'Co k tomu víte', text: 'Nepovinné vysvětlení.', component: 'TextAreaField' },
    {
      part: 'E-mail',
      text: 'Nepovinný, přijde na něj odkaz na rozhodnutí.',
      component: 'TextField',
    },
  ],
  dos: [
    { text: 'Ukažte, co se hlásí, aby nikdo nenahlásil sousední řádek.', story: 'WrongSection' },
    { text: 'Chyba odeslání zůstane v okně a napsané také.', story: 'Failed' },
  ],
  donts: [{ text: 'Povinný e-mail: kdo hlásí podvod, nemusí se představovat.' }],
  words:
    'Ptáme se, ne vyšetřujeme: „Je na inzerátu něco v nepořádku?“ Slibujeme jen to, co uděláme: redakce zkontroluje a případně stáhne.',
  access: {
    names: 'Okno pojmenované titulkem, v něm formulář stejného jména a skupina „Co je špatně?“.',
    keys: 'Šipky vybírají důvod, Escape okno zavře bez odeslání.',
    announced: 'Chyba odeslání se ohlásí naléhavě.',
  },
}
