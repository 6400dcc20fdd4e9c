import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Souhrn chyb',
  others: ['validation', 'errors', 'chyby formuláře'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Seznam všeho, co je ve formuláři špatně, nad jeho poli. Po odmítnutém odeslání dostane kurzor, takže i dlouhý formulář řekne hned, co chybí.',
  avoid: [
    { when: 'Formulář o jednom nebo dvou polích vystačí s chybou u pole.', instead: 'TextField' },
    {
      when: 'Chyba serveru, se kterou člověk u pole nic nesvede, je zpráva.',
      instead: 'ToastRegion',
    },
  ],
  anatomy: [
    { part: 'Titulek', text: 'Co se nestalo, nebo kolik věcí zbývá.' },
    { part: 'Odkazy', text: 'Jeden na pole; přenese kurzor do něj, a je-li složené, rozbalí ho.' },
  ],
  dos: [{ text: 'Text odkazu je táž věta, která stojí u pole.', story: 'Summary' }],
  donts: [{ text: 'Souhrn místo chyb u polí: člověk by si je musel pamatovat.' }],
  words:
    'Titulek nekřičí: „Formulář se nepodařilo odeslat“, ještě lépe „Ještě dvě věci“. Každý odkaz je celá věta s tečkou.',
  access: {
    names:
      'Je to `<div role="alert">`, na který jde dát kurzor, s nadpisem `h2` a seznamem odkazů.',
    keys: 'Enter na odkazu přejde do pole; adresa stránky se nezmění.',
    announced: 'Řekne se celý, jakmile se po odeslání objeví.',
  },
}
