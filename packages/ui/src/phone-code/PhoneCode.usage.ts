import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Ověření telefonu',
  status: 'stable',
  since: '0.1',
  purpose: 'Důkaz, že telefon patří inzerentovi: tlačítko pošle kód a potom se objeví pole na něj.',
  avoid: [{ when: 'Heslo k účtu.', instead: 'PasswordField' }],
  anatomy: [
    {
      part: 'Tlačítko',
      text: '„Poslat ověřovací kód“, později „Poslat kód znovu“.',
      component: 'Button',
    },
    { part: 'Stav', text: 'Kód odešel, nebo proč ne.' },
    { part: 'Odpočet', text: 'Kdy půjde poslat další; čtečka ho nečte.' },
    { part: 'Pole na kód', text: 'Až když byl kód poslán.', component: 'TextField' },
  ],
  dos: [
    { text: 'Odpočet ukažte, ale nečtěte každou sekundu.', story: 'Sent' },
    { text: 'Když je pokusů moc, řekněte, kdy to půjde.', story: 'TooMany' },
  ],
  donts: [{ text: 'Pole na kód dřív, než kód odešel: člověk by psal něco, co ještě nemá.' }],
  words:
    'Krátce a s čísly: „Šest číslic z SMS, platí deset minut.“ Neslibujeme, že SMS přijde hned.',
  access: {
    names: 'Pole „Ověřovací kód“ s vyplňováním z SMS (`one-time-code`) a číselnou klávesnicí.',
    keys: 'Z tlačítka vede tabulátor rovnou do pole.',
    announced: 'Odeslání nebo důvod selhání se řekne zdvořile.',
  },
}
