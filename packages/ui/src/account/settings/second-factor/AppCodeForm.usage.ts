import type { ComponentUsage } from '../../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nastavení aplikace s kódy',
  status: 'stable',
  since: '0.1',
  purpose:
    'QR kód a klíč pro aplikaci v telefonu a pole na její první kód, kterým se všechno zapne.',
  avoid: [{ when: 'Kód při přihlášení.', instead: 'SecondStepForm' }],
  anatomy: [
    { part: 'Postup', text: 'Tři kroky, co udělat v telefonu.' },
    { part: 'QR kód', text: 'Tmavý na bílé v každém vzhledu.' },
    { part: 'Klíč', text: 'Totéž k opsání, po čtyřech.' },
    { part: 'První kód', text: 'Ověří, že aplikace klíč má.', component: 'TextField' },
  ],
  dos: [
    {
      text: 'Ukažte klíč i textem: kdo má jen jeden telefon, obrázek nenaskenuje.',
      story: 'Setup',
    },
  ],
  donts: [{ text: 'Zapnout druhý krok, dokud aplikace neukázala správný kód.' }],
  words: 'Mluvte o aplikaci a kódech, ne o zkratkách.',
  access: { names: 'Obrázek se jmenuje „QR kód pro aplikaci“.', keys: 'Kurzor stojí v poli.' },
}
