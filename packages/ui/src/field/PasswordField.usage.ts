import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Pole na heslo',
  others: ['password', 'heslo'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Heslo k účtu nebo k inzerátu. Jde ukázat, vložit ze schránky i vyplnit správcem hesel, takže si je nikdo nemusí opisovat.',
  avoid: [{ when: 'Jednorázový kód z SMS.', instead: 'PhoneCode' }],
  anatomy: [
    {
      part: 'Pole',
      text: 'Textové pole s vypnutými velkými písmeny a kontrolou pravopisu.',
      component: 'TextField',
    },
    {
      part: 'Oko',
      text: 'Tlačítko v poli, které heslo ukáže a zase skryje.',
      component: 'IconButton',
    },
    {
      part: 'Síla hesla',
      text: 'U nového hesla tři čárky a věta v nápovědě.',
      component: 'PasswordStrengthHint',
    },
  ],
  dos: [
    {
      text: 'Zvolte `current-password`, nebo `new-password`: podle toho správce hesel ví, jestli vyplnit, nebo vymyslet.',
      story: 'Password',
    },
  ],
  donts: [
    { text: 'Zákaz vkládání ze schránky nebo pravidla jako „jedno velké písmeno a číslice“.' },
  ],
  words:
    'U nového hesla radíme, jak na něj: „Nejlépe několik slov, která k sobě nepatří.“ Slabé heslo pojmenujeme a řekneme, co přidat.',
  access: {
    names: 'Jméno dává popisek; oko se jmenuje „Ukázat heslo“ a stav má v `aria-pressed`.',
    keys: 'Tabulátor vede z pole na oko, mezerník heslo ukáže.',
    announced: 'Síla hesla se při psaní říká zdvořile, čárky jsou jen pro oko.',
  },
}
