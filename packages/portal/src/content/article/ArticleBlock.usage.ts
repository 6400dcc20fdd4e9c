import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Odstavec článku',
  status: 'stable',
  since: '0.1',
  purpose:
    'Jeden díl článku nápovědy či podmínek: odstavec, kroky, výčet, tabulka nebo termíny vydání.',
  avoid: [
    { when: 'Text inzerátu, který píší lidé.', instead: 'AdBody' },
    { when: 'Údaje o jedné věci.', instead: 'FactsTable' },
  ],
  anatomy: [
    { part: 'Odstavec', text: 'Smí mít odkaz, důraz a adresu podpory.' },
    { part: 'Kroky a výčet', text: 'Očíslovaný, nebo prostý seznam.' },
    { part: 'Tabulka', text: 'S popiskem a hlavičkou.' },
    { part: 'Termíny', text: 'Uzávěrky a dny vydání.', component: 'EditionDates' },
  ],
  dos: [
    { text: 'Adresu podpory pište jako `{email}`: doplní se podle značky.', story: 'Paragraph' },
    { text: 'Co se dělá popořadě, napište jako kroky.', story: 'Steps' },
    { text: 'Tabulce dejte popisek: čtečka ho řekne jako první.', story: 'Table' },
  ],
  donts: [
    {
      text: 'Krok schovaný v odstavci za slovy „poté“ a „následně“.',
      args: { block: 'Napřed vyberte rubriku, poté napište text a následně inzerát odešlete.' },
    },
    {
      text: 'Odkaz „zde“: bez okolní věty neřekne, kam vede.',
      args: { block: 'Podmínky najdete [zde](/podminky).' },
    },
  ],
  words: 'Krok je rozkaz s tečkou: „Vyberte rubriku.“ Odkaz nese jméno toho, k čemu vede.',
  access: {
    names:
      'Obyčejné značky textu: odstavec, seznam; tabulka je oblast se jménem z popisku, kterou jde posunout i klávesami.',
  },
}
