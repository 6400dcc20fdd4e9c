import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Kroky formuláře',
  others: ['stepper', 'wizard', 'kroky'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Kde v dlouhém formuláři člověk je a co který krok ještě potřebuje. Do každého se dá jít hned.',
  avoid: [{ when: 'Cesta po rubrikách.', instead: 'Breadcrumb' }],
  anatomy: [
    { part: 'Číslo, nebo fajfka', text: 'Jen pro oko.' },
    { part: 'Jméno kroku', text: '„Text a cena“.' },
    { part: 'Poznámka', text: 'Co chybí; na telefonu ji říká jen čtečka.' },
  ],
  dos: [
    { text: 'Z každého kroku jde do kteréhokoli jiného.', story: 'Second' },
    { text: 'Hotové kroky poznáte podle fajfky.', story: 'Done' },
  ],
  donts: [{ text: 'Zamknout další krok, dokud není předchozí v pořádku.' }],
  words: 'Poznámka vyjmenuje, co chybí: „chybí nadpis, cena, lokalita“.',
  access: {
    names: 'Navigace „Kroky formuláře“, seznam tlačítek; současný krok má `aria-current="step"`.',
    keys: 'Tabulátor prochází kroky, Enter do kroku přejde.',
  },
}
