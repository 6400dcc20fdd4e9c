import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nabídka upozornění',
  status: 'trial',
  since: '0.1',
  purpose:
    'Po uložení hledání nabídne, že nové inzeráty ohlásíme i v prohlížeči. O svolení žádá až tlačítko.',
  avoid: [{ when: 'Přehled prohlížečů v nastavení.', instead: 'NotifiedBrowsers' }],
  anatomy: [
    { part: 'Věta', text: 'K čemu to je, později jak to dopadlo.' },
    {
      part: 'Tlačítka',
      text: '„Upozorňovat i v tomto prohlížeči“ a „Stačí e-mail“.',
      component: 'Button',
    },
  ],
  dos: [
    { text: 'Žádost o svolení vyvolá jen člověk.', story: 'Off' },
    { text: 'Odmítnutí vysvětlete, jak vzít zpátky.', story: 'Denied' },
  ],
  donts: [{ text: 'Ptát se při prvním načtení stránky.' }],
  words:
    'Nabídka, ne prosba: „Když přibude inzerát, můžeme vám to říct i tady, bez otevírání pošty.“',
  access: {
    names: 'Oblast „Upozornění v prohlížeči“.',
    keys: 'Dvě tlačítka, druhé nabídku zavře.',
    announced: 'Jak to dopadlo, se řekne zdvořile.',
  },
}
