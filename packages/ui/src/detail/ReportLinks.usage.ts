import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Cesty k nahlášení',
  status: 'stable',
  since: '0.1',
  purpose: 'Dvě tichá tlačítka pod inzerátem: špatná rubrika a nevhodný obsah. Obě otevřou okno.',
  avoid: [{ when: 'Samotné okno s důvody.', instead: 'ReportDialog' }],
  anatomy: [
    { part: 'Nadpis', text: '„Něco tu nesedí?“' },
    { part: 'Tlačítka', text: 'Tichá, přes celou šířku, s ikonou.', component: 'Button' },
  ],
  dos: [{ text: 'Nechte je až pod kontaktem, ale vždycky stejně.', story: 'Reports' }],
  donts: [{ text: 'Červené tlačítko „Nahlásit“ vedle telefonu.' }],
  words: 'Celým slovesem: „Nahlásit špatnou rubriku“. Nikoho neobviňují.',
  access: {
    names: 'Oblast pojmenovaná otázkou, v ní dvě tlačítka.',
    keys: 'Enter nebo mezerník otevře okno, po zavření se kurzor vrátí.',
  },
}
