import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Stránka firmy',
  status: 'trial',
  since: '0.1',
  purpose:
    'Co firma říká na své veřejné stránce: logo, text o sobě, web a otevírací dobu po dnech.',
  avoid: [{ when: 'Údaje o firmě z rejstříku.', instead: 'ProfileForm' }],
  anatomy: [
    { part: 'Logo', text: 'Jak se ukáže, nové, nebo žádné.', component: 'LogoField' },
    { part: 'O nás', text: 'Text bez kontaktů.', component: 'TextAreaField' },
    { part: 'Web', text: 'Celá adresa.', component: 'TextField' },
    {
      part: 'Otevírací doba',
      text: 'Den po dni; prázdné dny jsou zavřené.',
      component: 'FormGroup',
    },
  ],
  dos: [
    { text: 'Otevírací dobu chtějte po dnech.', story: 'Filled' },
    { text: 'Chyby hodin stojí u svého dne.', story: 'Wrong' },
    { text: 'Dokud se logo nahrává, uložit nejde.', story: 'Sending' },
  ],
  donts: [{ text: 'Jedna věta na otevírací dobu, ze které se nedá udělat tabulka.' }],
  words: 'Nápověda s příkladem: „Třeba 8:00–17:00, nebo s polední přestávkou 8–12, 13–17.“',
  access: {
    names: 'Pole dnů se jmenují celým dnem, skupina „Otevírací doba“.',
    keys: 'Tabulátor prochází dny v pořadí týdne.',
    announced: 'Nahrávání loga se řekne zdvořile.',
  },
}
