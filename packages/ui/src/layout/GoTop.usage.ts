import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Zpět nahoru',
  others: ['back to top', 'scroll to top'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Čtverec 60 × 60 px vpravo dole, který se objeví o obrazovku níž a vrátí na začátek za půl sekundy.',
  avoid: [{ when: 'Krátká stránka ho nepotřebuje, sám se na ní neukáže.', instead: 'Page' }],
  anatomy: [{ part: 'Odkaz', text: 'Na začátek stránky, se šipkou nahoru.' }],
  dos: [{ text: 'Kdo nechce pohyb, vrátí se bez něj.', story: 'Top' }],
  donts: [{ text: 'Posun delší než půl sekundy nebo odkaz přes kontakt na telefonu.' }],
  words: 'Vidět je jen šipka; jméno je „Zpět nahoru“.',
  access: {
    names: 'Je to `<a href="#nahoru">` se jménem pro čtečku.',
    keys: 'Enter vrátí nahoru; bez skriptu skočí hned.',
  },
}
