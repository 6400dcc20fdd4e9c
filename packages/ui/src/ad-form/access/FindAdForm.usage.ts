import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Otevřít svůj inzerát',
  status: 'stable',
  since: '0.1',
  purpose:
    'Inzerát vložený bez účtu se otevře adresou, kódem z novin nebo telefonem a jeho heslem.',
  avoid: [{ when: 'Heslo neznáte.', instead: 'AdLinksForm' }],
  anatomy: [
    { part: 'Který inzerát', text: 'Jedno pole na tři možnosti.', component: 'TextField' },
    { part: 'Heslo', text: 'K inzerátu, ne k účtu.', component: 'PasswordField' },
    { part: 'Rám', text: 'Sloupec s průběhem a zprávou o připojení.', component: 'FormFrame' },
  ],
  dos: [
    { text: 'Nápověda řekne, co všechno se dá napsat.', story: 'Empty' },
    { text: 'Chyba u každého pole zvlášť.', story: 'Wrong' },
  ],
  donts: [{ text: 'Tři pole pro tři způsoby, jak inzerát najít.' }],
  words: 'Pole se jmenuje otázkou: „Který inzerát“.',
  access: { names: 'Formulář „Otevřít inzerát“ s polem a heslem.', keys: 'Enter odešle.' },
}
