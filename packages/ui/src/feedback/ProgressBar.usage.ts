import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Proužek průběhu',
  others: ['progress', 'loader', 'průběh'],
  status: 'stable',
  since: '0.1',
  purpose: 'Jak daleko věc je, nebo že ještě běží. Čtyři body vysoký proužek v barvě značky.',
  avoid: [{ when: 'Celá stránka.', instead: 'LoadingOverlay' }],
  anatomy: [{ part: 'Proužek', text: 'S hodnotou stojí, bez ní běží.' }],
  dos: [
    { text: 'Kde víme, kolik zbývá, řekněte to číslem.', story: 'Progress' },
    { text: 'Kde to nevíme, ať proužek běží.', story: 'Running' },
  ],
  donts: [{ text: 'Proužek bez jména, čtečka by řekla jen „průběh“.' }],
  words: 'Jméno je podstatné jméno nebo sloveso v první osobě: „Nahrávání“, „Přihlašuji“.',
  access: {
    names: 'Je to `<progress>`; jméno dává `label`.',
    announced: 'Hodnotu si čtečka přečte na požádání, sama se neříká.',
  },
}
