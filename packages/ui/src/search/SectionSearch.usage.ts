import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hledání v části webu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Pole a výběr rubriky pro jednu část: archiv novin, inzeráty jedné firmy. Funguje bez skriptu a drží, co se hledalo.',
  avoid: [{ when: 'Hledání v celém webu.', instead: 'SearchBox' }],
  anatomy: [
    { part: 'Slova', text: 'Pole s popiskem a nápovědou.', component: 'TextField' },
    { part: 'Rubrika', text: 'Vynechaná, kde není mezi čím vybírat.', component: 'SelectField' },
    { part: 'Tlačítko', text: 'Řekne, kde se hledá.', component: 'Button' },
  ],
  dos: [
    { text: 'Po odeslání nechte vyplněné, co se hledalo.', story: 'Asked' },
    { text: 'Kde je rubrika jediná, výběr vynechte.', story: 'OfSeller' },
  ],
  donts: [{ text: 'Stejné tlačítko „Hledat“ jako v hlavičce bez toho, kde se hledá.' }],
  words: 'Popisek se ptá: „Co v číslech hledáte“. Nápověda dá příklad: „Třeba „škoda 120“.“',
  access: {
    names: 'Oblast `search`, pole s popiskem, výběr „Rubrika“.',
    keys: 'Enter v poli odešle.',
  },
}
