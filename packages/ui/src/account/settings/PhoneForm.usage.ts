import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Telefon účtu',
  status: 'stable',
  since: '0.1',
  purpose: 'Číslo a ověřovací kód. U prázdného pole se na kód neptáme.',
  avoid: [{ when: 'Telefon v inzerátu.', instead: 'ContactFields' }],
  anatomy: [
    { part: 'Číslo', text: 'Klávesnice telefonu.', component: 'TextField' },
    { part: 'Kód', text: 'Jen u vyplněného čísla.', component: 'PhoneCode' },
  ],
  dos: [{ text: 'Chybějící kód řekněte u jeho pole.', story: 'PhoneWithCode' }],
  donts: [{ text: 'Poslat kód bez stisku tlačítka.' }],
  words: '„České nebo slovenské. Ověříme ho kódem z SMS.“',
  access: {
    names: 'Pole „Telefonní číslo“, tlačítko „Uložit telefon“.',
    keys: 'Z čísla vede tabulátor na tlačítko kódu.',
    announced: 'Stav kódu se říká zdvořile.',
  },
}
