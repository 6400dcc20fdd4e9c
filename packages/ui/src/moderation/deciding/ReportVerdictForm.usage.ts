import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Rozhodnutí o hlášení',
  status: 'stable',
  since: '0.1',
  purpose:
    'Jak všechna hlášení inzerátu skončí: zablokovat s důvodem, přesunout, nevyhovět, nebo už rozhodnuto.',
  avoid: [{ when: 'Rozhodnutí o odvolání.', instead: 'AppealVerdictForm' }],
  anatomy: [
    { part: 'Jak rozhodnout', text: 'Čtyři konce.', component: 'SelectField' },
    { part: 'Důvod a skutečnosti', text: 'Jen u zablokování.', component: 'ReasonsForm' },
    { part: 'Nová rubrika', text: 'Jen u přesunu.' },
    { part: 'Odpověď', text: 'Tomu, kdo nechal e-mail.' },
  ],
  dos: [
    { text: 'Zablokování chce důvod a skutečnosti.', story: 'Blocking' },
    { text: 'Přesun chce rubriku.', story: 'Moving' },
  ],
  donts: [{ text: 'Zablokovat bez odůvodnění, které inzerent dostane.' }],
  words: '„Vyhovět a inzerát zablokovat“ místo samotného „Ano“.',
  access: {
    names: 'Výběr „Jak rozhodnout“ a pole podle něj.',
    keys: 'Šipky vybírají, ukáže se další pole.',
  },
}
