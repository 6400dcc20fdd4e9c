import type { ComponentUsage } from '../../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Záložní kódy',
  status: 'stable',
  since: '0.1',
  purpose: 'Deset kódů pro případ, že telefon není po ruce. Ukážou se jednou, hned po vytvoření.',
  avoid: [{ when: 'Kolik kódů zbývá.', instead: 'SecondFactorRows' }],
  anatomy: [
    { part: 'Co s nimi', text: 'Kam je uložit a že se znovu neukážou.' },
    { part: 'Kódy', text: 'Seznam po čtyřech znacích.' },
    { part: 'Tlačítka', text: 'Kopírovat, stáhnout, hotovo.', component: 'CopyButton' },
  ],
  dos: [{ text: 'Nechte odejít až po „Kódy mám uložené“.', story: 'Fresh' }],
  donts: [{ text: 'Poslat je e-mailem.' }],
  words: 'Řekněte, kde budou potřeba: „když nebudete mít telefon“.',
  access: { names: 'Nadpis „Záložní kódy“ převezme fokus, kódy jsou seznam.' },
}
