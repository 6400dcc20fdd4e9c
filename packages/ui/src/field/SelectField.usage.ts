import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Výběr ze seznamu',
  others: ['select', 'dropdown', 'rozbalovací seznam', 'jedna z mnoha', 'combo'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Jedna ze šesti až zhruba padesáti známých možností, které mají zřejmé pořadí: region, druh ceny, jak často psát. Kreslí ho prohlížeč, takže na telefonu je pod prstem celé kolečko.',
  avoid: [
    { when: 'Dvě až pět možností, které mají být vidět všechny.', instead: 'RadioGroup' },
    { when: 'Místo z deseti tisíc se hledá psaním.', instead: 'LocalityPicker' },
    { when: 'Rubrika s cenou a vysvětlivkou.', instead: 'SectionPicker' },
  ],
  anatomy: [
    { part: 'Popisek', text: 'Nad polem, jako u textu.', component: 'Field' },
    { part: 'Nativní seznam', text: '`<select>` v rámu ostatních polí, se šipkou.' },
  ],
  dos: [
    { text: 'První možnost řekne, co znamená nevybrat: „Celá ČR“, „neuvedeno“.', story: 'Select' },
  ],
  donts: [
    {
      text: 'Vlastní rozbalovací seznam místo `<select>`: ztratí psaní písmen, kolečko telefonu i hlas.',
    },
  ],
  words:
    'Možnosti jsou krátké a začínají tím, čím se liší. Kde výběr zužuje, řekne první, že nezužuje nic.',
  access: {
    names: 'Je to `<select>` s `<label>`; čtečka řekne popisek, vybranou možnost a kolik jich je.',
    keys: 'Šipky vybírají, psaní písmen skáče na možnost, mezerník seznam otevře.',
  },
}
