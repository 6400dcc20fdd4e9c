import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Dopis',
  status: 'stable',
  since: '0.1',
  purpose:
    'Text, kterým někdo mluví o sobě, jako sloupek seznamky: první věta je titulkem, zbytek se čte pod ní.',
  avoid: [{ when: 'Popis věci.', instead: 'Prose' }],
  anatomy: [
    { part: 'První věta', text: 'Velká, ale jen do 140 znaků.' },
    { part: 'Odstavce', text: 'V řádcích, jak byly napsané.' },
  ],
  dos: [
    { text: 'Krátká první věta zve ke čtení.', story: 'FirstSentence' },
    { text: 'Dlouhá zůstane jako ostatní, ať nezabere celou obrazovku.', story: 'LongSentence' },
  ],
  donts: [{ text: 'Vybrat za titulek větu za autora.' }],
  words: 'Slova jsou autorova, neupravujeme je.',
  access: { names: 'Obyčejný text, velikost nic neříká.' },
}
