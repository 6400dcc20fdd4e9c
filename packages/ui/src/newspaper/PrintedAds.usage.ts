import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nalezené řádky novin',
  status: 'stable',
  since: '0.1',
  purpose:
    'Řádky z minulých čísel, které odpovídají hledání: text, kde stojí, a dokud je na webu, i sám inzerát.',
  avoid: [{ when: 'Inzeráty na webu.', instead: 'AdRow' }],
  anatomy: [
    { part: 'Řádek', text: 'První slova velkými písmeny, telefony skryté.' },
    { part: 'Kde', text: 'Číslo a strana, odkaz otevře PDF na té straně.' },
    { part: 'Datum a rubrika', text: 'Kdy vyšlo a kam patří.' },
    { part: 'Inzerát na webu', text: 'Jen dokud tam je.' },
  ],
  dos: [{ text: 'Vedlejší odkazy nechte pod řádkem.', story: 'Found' }],
  donts: [{ text: 'Telefon nebo jméno z tisku, i když tam stály.' }],
  words: 'Text přesně, jak vyšel; my přidáváme „č. 41/2026, strana 3“.',
  access: {
    names: 'Seznam, odkaz na stranu říká číslo, stranu a „PDF“.',
    keys: 'Dva až tři odkazy na řádek.',
  },
}
