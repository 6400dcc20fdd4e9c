import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Přihlášené zařízení',
  status: 'stable',
  since: '0.1',
  purpose:
    'Kde je účet přihlášený, naposledy kdy a odhlášení odtud. U tohohle zařízení tlačítko není.',
  avoid: [{ when: 'Prohlížeče s upozorněním.', instead: 'NotifiedBrowsers' }],
  anatomy: [
    { part: 'Zařízení', text: 'Prohlížeč a systém slovy.' },
    { part: 'Odhlásit', text: 'Jen u jiných zařízení.', component: 'Button' },
  ],
  dos: [{ text: 'Současné označte slovem.', story: 'Sessions' }],
  donts: [{ text: 'Odhlásit bez toho, že řeknete odkud.' }],
  words: '„právě tady“ tučně, jinak „naposledy před 2 hodinami“.',
  access: {
    names: 'Tlačítko má v jménu zařízení: „Odhlásit toto zařízení: Firefox, Windows“.',
    keys: 'Jedno tlačítko na řádek.',
  },
}
