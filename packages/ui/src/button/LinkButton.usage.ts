import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Odkaz v podobě tlačítka',
  others: ['link', 'odkaz', 'anchor', 'button as link'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Odkaz, který je na stránce hlavní nebo stojí vedle tlačítek: „Vložit inzerát“ v hlavičce, „Podobné inzeráty“ pod prodanou věcí.',
  avoid: [
    { when: 'Nevede-li nikam a jen něco udělá.', instead: 'Button' },
    { when: 'Uprostřed věty stačí obyčejný podtržený odkaz.' },
  ],
  anatomy: [
    {
      part: 'Ikona',
      text: 'Před slovy a jen když pomůže odkaz najít, třeba plus u vložení inzerátu.',
    },
    { part: 'Slova', text: 'Kam to vede, ne „zde“ ani „více“.' },
    {
      part: 'Hlavičkový odkaz',
      text: 'Na telefonu z něj zbude ikona a jméno zůstane čtečce.',
      component: 'HeaderAction',
    },
  ],
  dos: [
    {
      text: 'Adresu nechte pravou, i když ji skript zachytí: bez JavaScriptu odkaz funguje dál.',
      story: 'AsLink',
    },
  ],
  donts: [
    { text: 'Adresa `#` s akcí v `onClick`: odkaz, který nikam nevede, čtečka ohlásí mylně.' },
  ],
  words:
    'Podstatné jméno místa nebo sloveso cesty: „Celá rubrika“, „Zpět na hlavní stranu“, „Stáhnout doklad (PDF)“. U souboru řekněte, jaký je.',
  access: {
    names:
      'Je to `<a href>`, čtečka řekne „odkaz“. Router se podstrčí přes `LinkComponent`, jinak je to obyčejné `<a>`.',
    keys: 'Enter; mezerník jen posune stránku, jako u každého odkazu.',
  },
}
