import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Seznam záznamů',
  others: ['crud', 'list', 'číselník'],
  status: 'stable',
  since: '0.1',
  purpose: 'Záznamy, které správce hledá, mění a přidává; formulář se otevře nad tabulkou.',
  avoid: [{ when: 'Výpis inzerátů.', instead: 'AdRow' }],
  anatomy: [
    { part: 'Hledání', text: 'Vlastní pole nad tabulkou.', component: 'TextField' },
    { part: 'Přidat', text: 'Vpravo, kde to jde.', component: 'Button' },
    { part: 'Formulář', text: 'Nad řádky, když je otevřený.', component: 'RecordForm' },
    { part: 'Tabulka', text: 'Řádek na záznam.', component: 'DataTable' },
  ],
  dos: [
    { text: 'Prázdno je něco jiného než nenalezeno.', story: 'NothingYet' },
    { text: 'Nenalezené řekněte.', story: 'NothingFound' },
  ],
  donts: [{ text: 'Stránkovat, co se vejde na obrazovku.' }],
  words: '„Zatím tu nic není“ a „Nic takového tu není“ nejsou totéž.',
  access: {
    names: 'Pole hledání s popiskem, tabulka s názvem.',
    keys: 'Tabulátor vede z hledání do tabulky.',
    announced: 'Prázdný výsledek se řekne zdvořile.',
  },
}
