import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Stránka nefunguje',
  others: ['500', 'error', 'chyba'],
  status: 'stable',
  since: '0.1',
  purpose: 'Chyba na naší straně: omluva, zkusit to za chvíli a kam napsat, když to nepomůže.',
  avoid: [
    { when: 'Adresa, na které nic není.', instead: 'NotFound' },
    { when: 'Chybí připojení.', instead: 'OfflineNotice' },
  ],
  anatomy: [
    { part: 'Nadpis', text: 'Číslo chyby a že stránka nefunguje.' },
    { part: 'Rada', text: 'Zkusit znovu, potom podpora.' },
    { part: 'Cesta domů', text: 'Velké tlačítko.', component: 'ErrorFrame' },
  ],
  dos: [{ text: 'Omluvte se jednou a řekněte, co dál.', story: 'Broken' }],
  donts: [{ text: 'Podrobnosti chyby, které pomůžou jen útočníkovi.' }],
  words: '„Omlouváme se, něco se u nás pokazilo.“ Vina je naše, ne čtenářova.',
  access: {
    names: 'Hlavní nadpis stránky a odkaz na podporu.',
    keys: 'Odkaz na podporu a tlačítko domů.',
  },
}
