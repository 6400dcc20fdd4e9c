import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Lišta po odhlášení',
  status: 'stable',
  since: '0.1',
  purpose:
    'Řekne, že přihlášení skončilo, a vrátí člověka, kde byl. Uprostřed formuláře navíc uklidní, že napsané zůstalo.',
  avoid: [{ when: 'Varování předem.', instead: 'LogoutBar' }],
  anatomy: [
    { part: 'Věta', text: 'Podle toho, jestli je na stránce rozepsaný formulář.' },
    { part: 'Přihlásit se znovu', text: 'Otevře přihlášení.', component: 'Button' },
    { part: 'Křížek', text: 'Jen když nic nečeká na přihlášení.', component: 'IconButton' },
  ],
  dos: [
    { text: 'Řekněte, že se vrátí na totéž místo.', story: 'Ended' },
    {
      text: 'U rozepsaného formuláře slibte, že nic nezmizelo, a křížek nedávejte.',
      story: 'EndedInForm',
    },
  ],
  donts: [{ text: 'Přesměrovat na přihlášení bez ptaní.' }],
  words: 'Nejdřív co se stalo, potom co zůstalo: „Co jste napsali, zůstává na svém místě.“',
  access: {
    names: 'Lišta s větou a jedním nebo dvěma tlačítky.',
    keys: 'Tlačítka jsou v pořadí za hlavičkou.',
    announced: 'Konec přihlášení se řekne zdvořile a jen jednou.',
  },
}
