import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Pole na víc řádků',
  others: ['textarea', 'multiline', 'dlouhý text'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Text inzerátu, zpráva, důvod zamítnutí: všude, kde se píší celé věty a člověk se k nim vrací.',
  avoid: [{ when: 'Údaj na jeden řádek.', instead: 'TextField' }],
  anatomy: [
    { part: 'Popisek a nápověda', text: 'Tytéž jako u jednoho řádku.', component: 'Field' },
    { part: 'Plocha', text: 'Nejméně 9 rem vysoká, výšku si člověk roztáhne sám, šířku ne.' },
  ],
  dos: [
    {
      text: 'Počet řádků (`rows`) zvolte podle toho, kolik se obvykle píše: tři na poznámku, sedm na inzerát.',
      story: 'Area',
    },
  ],
  donts: [{ text: 'Pole, které při psaní samo roste a posouvá tlačítko pod ním.' }],
  words:
    'Nápověda povzbudí a připomene, co sem nepatří: „Telefon ani e-mail sem nepište, mají svá pole.“ Počítadlo je číslo, ne věta: „120 / 2 000“.',
  access: {
    names: 'Je to `<textarea>` s popiskem a popisem, chybu nese `aria-invalid`.',
    keys: 'Enter zalomí řádek a formulář neodešle. Tabulátor z pole odchází.',
  },
}
