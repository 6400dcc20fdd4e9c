import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Platba přes SMS',
  status: 'stable',
  since: '0.1',
  purpose: 'Které zprávy poslat, na jaké číslo a jestli už dorazily. Text i číslo jdou zkopírovat.',
  avoid: [{ when: 'Odpověď na inzerát přes SMS.', instead: 'SmsReply' }],
  anatomy: [
    { part: 'Zpráva', text: 'Text a číslo, obojí ke zkopírování.', component: 'CopyButton' },
    { part: 'Otevřít v telefonu', text: 'Odkaz s vyplněnou zprávou.', component: 'LinkButton' },
    { part: 'Čekání', text: 'Dokud zpráva nedorazí.', component: 'ProgressBar' },
    { part: 'Podmínky', text: 'Cena, zakázané prémiové zprávy a reklamace.' },
  ],
  dos: [
    { text: 'Dvě služby jsou dvě zprávy.', story: 'Two' },
    { text: 'Cenu a reklamaci napište rovnou.', story: 'One' },
  ],
  donts: [{ text: 'Slíbit, že zpráva dorazí hned.' }],
  words: 'Text zprávy stojí zvlášť a přesně tak, jak se posílá: „IN K7F2Q9XA“.',
  access: {
    names: 'Seznam zpráv s tlačítky, která říkají, co zkopírují.',
    keys: 'Tlačítka kopírují, odkaz otevře zprávy telefonu.',
    announced: '„Čekáme na zprávu“ i doručení se řeknou zdvořile.',
  },
}
