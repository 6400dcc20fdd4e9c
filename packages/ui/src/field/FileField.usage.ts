import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Výběr souboru',
  others: ['upload', 'file input', 'příloha', 'nahrát'],
  status: 'stable',
  since: '0.1',
  purpose: 'Jeden soubor, který se nahraje celý: CSV s inzeráty, logo firmy, obrázek banneru.',
  avoid: [{ when: 'Fotky inzerátu mají pořadí, foťák a přetahování.', instead: 'PhotoField' }],
  anatomy: [
    { part: 'Popisek a nápověda', text: 'Jaký soubor a jak velký smí být.', component: 'Field' },
    { part: 'Nad výběrem', text: 'Nepovinné `above`, třeba dosavadní logo.' },
    { part: 'Výběr', text: 'Tlačítko prohlížeče v podobě našich a jméno vybraného souboru.' },
    { part: 'Pod výběrem', text: 'Nepovinné `below`, třeba průběh nahrávání.' },
  ],
  dos: [
    { text: 'Druh a velikost řekněte předem v nápovědě, nejen v `accept`.', story: 'Choosing' },
  ],
  donts: [
    {
      text: 'Vlastní tlačítko, které skryté pole otevírá skriptem: jméno souboru pak nikdo neuvidí.',
    },
  ],
  words: 'Krátce a s mírou: „CSV do 64 MB.“ Příponu píšeme tak, jak ji lidé znají.',
  access: {
    names: 'Je to `<input type="file">` s popiskem; nápověda a chyba jsou jeho popis.',
    keys: 'Mezerník nebo Enter otevře výběr souborů systému.',
  },
}
