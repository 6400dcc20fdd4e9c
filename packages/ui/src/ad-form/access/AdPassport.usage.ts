import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Průkaz inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Všechno o inzerátu na kousku papíru: kód, adresa, kde upravit a smazat a jak předat zboží. Heslo na něm nikdy není.',
  avoid: [{ when: 'Údaje na stránce inzerátu.', instead: 'FactsTable' }],
  anatomy: [
    { part: 'Výstřižek', text: 'Vypadá jako kartička z novin.', component: 'Clipping' },
    { part: 'Řádky', text: 'Jméno, hodnota a odkaz.' },
    { part: 'Bezpečí', text: 'Tři věty podle toho, co se předává.' },
  ],
  dos: [
    { text: 'Řekněte, že heslo tu není.', story: 'Card' },
    { text: 'U seznámení raďte k prvnímu setkání.', story: 'Meeting' },
  ],
  donts: [{ text: 'Vytisknout heslo, i kdyby si o to člověk řekl.' }],
  words: '„jen ve vaší paměti, sem ho netiskneme“.',
  access: { names: 'Nadpis inzerátu, dvojice údajů a rada s vlastním nadpisem.' },
}
