import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Slevový kód',
  others: ['voucher', 'promo code', 'kupón'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Kód se ověří dřív, než se něco objedná: tlačítkem, nebo Enterem, který formulář neodešle.',
  avoid: [{ when: 'Kredit účtu je způsob platby.', instead: 'PaymentFields' }],
  anatomy: [
    { part: 'Pole', text: 'Klávesnice píše rovnou velká písmena.', component: 'TextField' },
    { part: 'Uplatnit', text: 'Zamčené, dokud je prázdné nebo se ověřuje.', component: 'Button' },
    { part: 'Výsledek', text: 'Kolik kód ušetřil, nebo proč neplatí.' },
  ],
  dos: [
    { text: 'Slevu potvrďte větou.', story: 'Applied' },
    { text: 'Neznámý kód řekněte u pole.', story: 'Refused' },
  ],
  donts: [{ text: 'Sleva, která se potichu nezapočítá.' }],
  words: '„Sleva 10 % s kódem LETO2026 je započítaná.“',
  access: {
    names: 'Pole „Slevový kód“ s chybou v popisu a tlačítko „Uplatnit“.',
    keys: 'Enter uplatní kód a formulář neodešle.',
    announced: 'Započítaná sleva se řekne zdvořile.',
  },
}
