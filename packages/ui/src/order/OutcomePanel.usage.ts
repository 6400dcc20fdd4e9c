import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Jak dopadla platba',
  status: 'stable',
  since: '0.1',
  purpose:
    'Konec platby pro toho, kdo platil: co se stalo, co bude dál a čím to doložit. Devět možných konců, každý s ikonou a slovem.',
  avoid: [{ when: 'Objednávka v přehledu účtu.', instead: 'AccountLayout' }],
  anatomy: [
    { part: 'Nadpis s ikonou', text: 'Slovo, které rozhoduje: „Zaplaceno“.' },
    { part: 'Text', text: 'Jedna nebo dvě věty.' },
    { part: 'Údaje', text: 'Číslo objednávky, částka, den vydání.' },
    { part: 'Cesty dál', text: 'Nejpravděpodobnější první.', component: 'LinkButton' },
  ],
  dos: [
    { text: 'Zaplacenou objednávku doložte a ukažte inzerát.', story: 'Paid' },
    { text: 'Zamítnutou vysvětlete a nechte zaplatit znovu.', story: 'Declined' },
    { text: 'Za naši chybu nemůže banka ani karta: řekněte to.', story: 'Faulty' },
    { text: 'Když nevíme, řekněte, jak se to dozví.', story: 'Checking' },
    { text: 'Vrácené peníze mají částku a datum.', story: 'Refund' },
  ],
  donts: [{ text: 'Zelená obrazovka bez čísla objednávky.' }],
  words:
    'Slova banky přeložená: „na účtu není dost peněz nebo je překročen limit karty“. Bez kódů chyb.',
  access: {
    names: 'Hlavní nadpis, na který jde přenést kurzor, a dvojice údajů.',
    keys: 'Tlačítka v pořadí od nejpravděpodobnějšího.',
  },
}
